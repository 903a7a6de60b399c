/**
 * Passkeys (WebAuthn), by the library SimpleWebAuthn, which is loaded at first use. The challenge of each WebAuthn
 * ceremony is kept in memory for five minutes. It is single-use: any response, valid or not, consumes it.
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

/** How long a browser may take for its response, in milliseconds. */
export const CEREMONY_LASTS = 5 * 60_000;
/** Beyond this many pending ceremonies the oldest is dropped, which bounds the memory. */
const MOST_CEREMONIES = 5000;

/** The site of a page. A passkey is bound to its host name (WebAuthn's relying party id). */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** The site of a request. Undefined where WebAuthn cannot work: at a bare IP address, or without an Origin header. */
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
  /** Signing up under a name, adding a passkey to an account, or signing in. */
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
  /** By kind (`new` or `old` passkey) and device. A new ceremony replaces a pending one of the same kind. */
  readonly #ceremonies = new Map<string, Ceremony>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * WebAuthn's options to create a passkey.
   *
   * @param who `user`: the user handle that the passkey stores, random bytes as base64url; `known`: ids of the
   * account's passkeys, so that no authenticator creates a second one
   */
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

  /** WebAuthn's options to sign in, with any passkey that the owner has for this site. */
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

  /** Verifies a response to `offer`: the new passkey and its purpose, or PASSKEY_FAILED. */
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
      // The library throws for every malformed or mismatched response; the client is not told which it was.
      return failed();
    }
  }

  /**
   * Verifies a response to `ask`: the passkey and its new signature counter, or PASSKEY_FAILED.
   *
   * @param find looks up a stored passkey by its id
   */
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
      // As above. The library also throws if the signature counter went back, which is the sign of a cloned passkey.
      return failed();
    }
  }
}

const idIn = (response: unknown): string | undefined => {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
