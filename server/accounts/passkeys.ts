/**
 * Passkeys, by SimpleWebAuthn, which is loaded when the first of them is used. A ceremony – the question that a
 * browser's answer must fit – is kept in memory for five minutes and used up by its answer, right or wrong.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { serviceRefusal } from '#tables/refusals.ts';

/** Milliseconds that a browser has for its answer, and how many are waited for at once. */
export const CEREMONY_LASTS = 5 * 60_000;
const MOST_CEREMONIES = 5000;

/** Where the page is that asks: passkeys belong to a host name. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** The site of a request of ours; undefined where passkeys cannot be: at a bare address, or without an origin. */
export const siteOf = (request: IncomingMessage): Site | undefined => {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, host: hostname } : undefined;
};

export interface StoredPasskey {
  readonly id: string;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

interface Ceremony {
  readonly challenge: string;
  readonly site: Site;
  /** What it is for: the name of an account to be made, a further passkey, or signing in. */
  readonly purpose: Purpose;
  readonly expires: number;
}
export type Purpose =
  | { readonly kind: 'sign-up'; readonly name: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'sign-in' };

const failed = (): Result<never, Refusal> => err(serviceRefusal('PASSKEY_FAILED'));

export class Passkeys {
  readonly #now: () => number;
  /** By device and kind: a new one takes the place of an unanswered one. */
  readonly #ceremonies = new Map<string, Ceremony>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What a browser is asked to make a passkey with. `user` is what the passkey knows of its owner: random bytes. */
  async offer(
    device: string,
    site: Site,
    purpose: Exclude<Purpose, { kind: 'sign-in' }>,
    who: { readonly user: string; readonly name: string; readonly known: readonly string[] },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: 'Ludoteca',
      rpID: site.host,
      userName: who.name,
      userDisplayName: who.name,
      userID: new Uint8Array(Buffer.from(who.user, 'base64url')),
      attestationType: 'none',
      excludeCredentials: who.known.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      timeout: CEREMONY_LASTS,
    });
    this.#begin(`new ${device}`, { challenge: options.challenge, site, purpose });
    return options;
  }

  /** What a browser is asked to sign in with: whichever passkey its owner has for this site. */
  async ask(device: string, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      userVerification: 'preferred',
      timeout: CEREMONY_LASTS,
    });
    this.#begin(`old ${device}`, { challenge: options.challenge, site, purpose: { kind: 'sign-in' } });
    return options;
  }

  #begin(key: string, ceremony: Omit<Ceremony, 'expires'>): void {
    this.#ceremonies.delete(key);
    this.#ceremonies.set(key, { ...ceremony, expires: this.#now() + CEREMONY_LASTS });
    if (this.#ceremonies.size > MOST_CEREMONIES)
      this.#ceremonies.delete(this.#ceremonies.keys().next().value!);
  }

  #take(key: string): Ceremony | undefined {
    const ceremony = this.#ceremonies.get(key);
    this.#ceremonies.delete(key);
    return ceremony && ceremony.expires > this.#now() ? ceremony : undefined;
  }

  /** The passkey that a browser has made, and what for. */
  async made(
    device: string,
    response: unknown,
  ): Promise<Result<{ passkey: StoredPasskey; transports: readonly string[]; purpose: Purpose }, Refusal>> {
    const ceremony = this.#take(`new ${device}`);
    if (!ceremony) return failed();
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: ceremony.challenge,
        expectedOrigin: ceremony.site.origin,
        expectedRPID: ceremony.site.host,
        requireUserVerification: false,
      });
      if (!verified) return failed();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return ok({ passkey: { id, key: publicKey, counter }, transports, purpose: ceremony.purpose });
    } catch {
      // Whatever a browser sends that is no such answer: the library throws for each reason of its own.
      return failed();
    }
  }

  /** The passkey that a browser answers with, once its signature holds; `find` knows it by its id. */
  async used<P extends StoredPasskey>(
    device: string,
    response: unknown,
    find: (id: string) => Promise<P | undefined>,
  ): Promise<Result<{ readonly passkey: P; readonly counter: number }, Refusal>> {
    const ceremony = this.#take(`old ${device}`);
    const id = idIn(response);
    const passkey = id === undefined ? undefined : await find(id);
    if (!ceremony || !passkey) return failed();
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const credential: WebAuthnCredential = {
      id: passkey.id,
      publicKey: passkey.key,
      counter: passkey.counter,
    };
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: ceremony.challenge,
        expectedOrigin: ceremony.site.origin,
        expectedRPID: ceremony.site.host,
        requireUserVerification: false,
        credential,
      });
      return verified ? ok({ passkey, counter: authenticationInfo.newCounter }) : failed();
    } catch {
      // As above; also a counter that went back, which a copied key would show by.
      return failed();
    }
  }
}

const idIn = (response: unknown): string | undefined => {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
