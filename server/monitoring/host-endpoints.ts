/** Endpoints for the host: health, readiness, metrics. */
import * as v from 'valibot';
import { serviceRefusal } from '#tables/refusals.ts';
import { type Answer, type Endpoint, endpoint, refusing } from '../http/endpoint.ts';
import { Health, Internals } from './health.ts';
import { type Metrics, maySeeInternals } from './metrics.ts';

interface HostEndpointsDeps {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Bearer token for internals and metrics. Undefined: only requests from this machine get them. */
  readonly metricsToken: string | undefined;
  /** `inside`: include the internals. */
  readonly health: (inside: boolean) => Promise<Health & Partial<Internals>>;
}

const Answered = v.strictObject({ ...Health.entries, ...v.partial(Internals).entries });

export const hostEndpoints = ({ metrics, metricsToken, health }: HostEndpointsDeps): Endpoint[] => {
  const healthAt = (path: string, name: 'health' | 'ready', operation: string, summary: string): Endpoint =>
    endpoint(
      { operation, name, summary, method: 'GET', path, open: true, alsoStatus: 503, answer: Answered },
      async ({ request }): Promise<Answer<v.InferOutput<typeof Answered>>> => {
        const body = await health(maySeeInternals(request, metricsToken));
        const well = body.status === 'ok' || (body.status === 'closing' && name === 'health');
        return { status: well ? 200 : 503, body };
      },
    );
  return [
    healthAt('/healthz', 'health', 'getHealth', 'Is the server well? 503 where it is not'),
    healthAt('/health', 'health', 'getHealthAlias', 'The same as /healthz'),
    healthAt('/ready', 'ready', 'getReadiness', 'Does the server take new work? 503 where it does not'),
    endpoint(
      {
        operation: 'getMetrics',
        name: 'metrics',
        summary: 'Figures for Prometheus',
        method: 'GET',
        path: '/metrics',
        open: true,
        answer: 'text/plain',
      },
      async ({ request }) => {
        // Unauthorised requests get 404 rather than 403, so that the endpoint's existence is not revealed.
        if (!maySeeInternals(request, metricsToken)) return refusing(serviceRefusal('NOT_FOUND'));
        return { status: 200, body: await metrics.text(), headers: { 'Content-Type': metrics.contentType } };
      },
    ),
  ];
};
