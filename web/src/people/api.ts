/**
 * The client of the server's HTTP API for accounts, and passkeys by SimpleWebAuthn, which is loaded on first
 * use.
 */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { err, type Refusal, type Result } from '#engine/result.ts';
import type { AccountInfo, PersonInfo } from '#wire/people.ts';
import { asGuest } from '../connection/api.ts';

type Answer<T> = Promise<Result<T, Refusal>>;

export const fetchAccount = (): Answer<AccountInfo> => asGuest('/api/account');
export const fetchPerson = (person: string, before?: string): Answer<PersonInfo> =>
  asGuest(
    `/api/people/${encodeURIComponent(person)}${before === undefined ? '' : `?${new URLSearchParams({ before })}`}`,
  );

/** Sends a change. */
export const change = (
  what:
    | ''
    | '/sign-in'
    | '/sign-out'
    | '/password'
    | '/prove'
    | '/delete'
    | '/devices/remove'
    | '/passkeys/remove',
  body: object,
): Answer<AccountInfo> => asGuest(`/api/account${what}`, body);

/** Are passkeys available? They are bound to a domain name, so they do not work at an IP address. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

const STOPPED: Refusal = { code: 'PASSKEY_STOPPED', clause: '' };

/** Creates a passkey: for a new account of this name, or another one for this account. */
export const makePasskey = async (name?: string): Answer<AccountInfo> => {
  const asked = await asGuest<PublicKeyCredentialCreationOptionsJSON>(
    '/api/account/passkeys/new',
    name === undefined ? {} : { name },
  );
  if (!asked.ok) return asked;
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const response = await startRegistration({ optionsJSON: asked.value });
    return asGuest('/api/account/passkeys', { response });
  } catch {
    // The user has closed the dialog, or the device already has a passkey for this account.
    return err(STOPPED);
  }
};

/** Signs in by a passkey, or proves the user's identity again by one. */
export const usePasskey = async (how: { readonly bring: boolean } | 'prove'): Answer<AccountInfo> => {
  const asked = await asGuest<PublicKeyCredentialRequestOptionsJSON>('/api/account/passkeys/ask', {});
  if (!asked.ok) return asked;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const response = await startAuthentication({ optionsJSON: asked.value });
    if (how === 'prove') return asGuest('/api/account/prove', { response });
    return asGuest('/api/account/passkeys/sign-in', { response, bring: how.bring });
  } catch {
    // As above.
    return err(STOPPED);
  }
};
