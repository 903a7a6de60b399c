/**
 * Accounts: guests who can sign in on other browsers. A guest who signs up keeps their id, and with it their tables; an
 * account adds a unique name and credentials. Every change of a browser's identity gives it a new token.
 */
import type { IncomingMessage } from 'node:http';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { GONE, guestOf, newToken } from '#tables/ids.ts';
import { nameOf } from '#tables/names.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import { Conflict } from '#tables/storage.ts';
import type { AccountInfo } from '#wire/people.ts';
import { type RateLimit, RateLimiter } from '../access/rate-limiter.ts';
import type { People } from '../people/people.ts';
import { labelOf } from './device-label.ts';
import { readAccountName } from './name-folding.ts';
import { Passkeys, type Site, type StoredPasskey } from './passkeys.ts';
import { Passwords, refusePassword } from './passwords.ts';
import type { NewDevice, OwnedPasskey, SqliteAccounts, StoredAccount } from './sqlite-accounts.ts';

/** How long a sign-in or a re-authentication permits sensitive changes on its device, in milliseconds. */
export const PROOF_LASTS = 15 * 60_000;

/** Default of `AccountsDeps.patience`. */
const PATIENCE = 1000;

/** The sender of a request, and their browser. */
export interface Caller {
  readonly guest: string;
  /** SHA-256 of the browser's token. */
  readonly device: string;
  readonly userAgent: string | undefined;
}
export const callerOf = (
  request: IncomingMessage,
  { guest, device }: { readonly guest: string; readonly device: string },
): Caller => ({ guest, device, userAgent: request.headers['user-agent'] });

/** Callbacks for changes of a person or of a browser's identity. */
export interface AccountListeners {
  /** Makes the tables in memory at which these guests sit reload who their people are. */
  renew(...guests: readonly string[]): Promise<void>;
  /** Closes WebSocket connections. Pages reconnect by themselves, with their new cookie. */
  drop(which: { readonly guest: string } | { readonly device: string }): void;
}

export interface AccountsDeps {
  readonly store: SqliteAccounts;
  readonly people: Pick<People, 'nameOf'>;
  readonly listeners: AccountListeners;
  /** Rate limit for passwords, by the name that was tried. */
  readonly limit: RateLimit;
  readonly passwords?: Passwords;
  /** Milliseconds until connections under a browser's old token are closed. */
  readonly patience?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

type Done<T = undefined> = Promise<Result<T, Refusal>>;
/** The token of a browser's new cookie. */
interface Entered {
  readonly token: string;
}
const refuse = (...args: Parameters<typeof serviceRefusal>): Result<never, Refusal> =>
  err(serviceRefusal(...args));
const done: Result<undefined, Refusal> = ok(undefined);

/** The id of a device in its owner's list. It authenticates nothing and does not reveal the device's stored id. */
const handleOf = (device: string): string => guestOf(`device:${device}`).slice(0, 16);

export class Accounts {
  readonly #store: SqliteAccounts;
  readonly #deps: AccountsDeps;
  readonly #passwords: Passwords;
  readonly #passkeys: Passkeys;
  readonly #attempts: RateLimiter;
  readonly #now: () => number;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
    this.#store = deps.store;
    this.#now = deps.now ?? Date.now;
    this.#passwords = deps.passwords ?? new Passwords();
    this.#passkeys = new Passkeys(this.#now);
    this.#attempts = new RateLimiter(deps.limit);
  }

  async info({ guest, device }: Caller): Promise<AccountInfo> {
    const account = this.#store.of(guest);
    const name = account?.name ?? (await this.#deps.people.nameOf(guest)) ?? nameOf(guest);
    const passkeys = account ? this.#store.passkeys(guest) : [];
    return {
      name,
      ...(account && {
        account: {
          person: account.person,
          since: account.created,
          password: account.password !== undefined,
          passkeys: passkeys.map(({ id, label, created, used }) => ({
            passkey: id,
            label,
            created,
            ...(used === undefined ? {} : { used }),
          })),
          proved: this.#proved(guest, device),
        },
      }),
      devices: this.#store.devices(guest).map(({ id, label, since, seen }) => ({
        device: handleOf(id),
        label,
        here: id === device,
        since,
        ...(seen === undefined ? {} : { seen }),
      })),
      tables: account ? 0 : this.#store.tablesOf(guest),
    };
  }

  /** Does this guest have an account? Only then does their browser count as signed in. */
  isAccount(guest: string): boolean {
    return this.#store.of(guest) !== undefined;
  }

  /** The account with this public id. */
  person(person: string): StoredAccount | undefined {
    return this.#store.byPerson(person);
  }

  // --- making an account ------------------------------------------------------------------------------------

  async signUp(caller: Caller, text: string, password: string): Done<Entered> {
    const named = this.#readNew(caller, text);
    if (!named.ok) return named;
    const weak = refusePassword(password, named.value.name);
    if (weak) return err(weak);
    return this.#create(caller, named.value, await this.#passwords.hash(password));
  }

  #readNew(caller: Caller, text: string): ReturnType<typeof readAccountName> {
    if (this.isAccount(caller.guest)) return refuse('SIGNED_IN_ALREADY');
    return this.#readFree(text);
  }
  #readFree(text: string, guest?: string): ReturnType<typeof readAccountName> {
    const named = readAccountName(text);
    if (!named.ok) return named;
    const owner = this.#store.byName(named.value.folded);
    return owner && owner.guest !== guest ? refuse('NAME_TAKEN') : named;
  }

  async #create(
    caller: Caller,
    { name, folded }: { readonly name: string; readonly folded: string },
    password: string | undefined,
    passkey?: Omit<OwnedPasskey, 'guest' | 'used'>,
  ): Done<Entered> {
    const { token, device } = this.#newDevice(caller);
    const { guest } = caller;
    const account = { guest, person: newToken().slice(0, 16), name, folded, password, created: this.#now() };
    try {
      await this.#store.create(account, device, passkey);
    } catch (error) {
      // Somebody else took the name while the password was being hashed.
      if (error instanceof Conflict) return refuse('NAME_TAKEN');
      throw error;
    }
    await this.#deps.listeners.renew(guest);
    this.#dropSoon({ device: caller.device });
    return ok({ token });
  }

  /**
   * Closes the old connections after a delay, in which the browser receives its new cookie. If it reconnected earlier,
   * with the old one, the server would take it for a new guest.
   */
  #dropSoon(which: Parameters<AccountListeners['drop']>[0]): void {
    setTimeout(() => this.#deps.listeners.drop(which), this.#deps.patience ?? PATIENCE).unref();
  }

  #newDevice({ device, userAgent }: Caller): { readonly token: string; readonly device: NewDevice } {
    const token = newToken();
    const label = labelOf(userAgent);
    return { token, device: { id: guestOf(token), label, instead: device, now: this.#now() } };
  }

  // --- signing in and out -----------------------------------------------------------------------------------

  async signIn(caller: Caller, text: string, password: string, bring: boolean): Done<Entered> {
    const account = await this.#checked(text, password);
    return account.ok ? this.#enter(caller, account.value, bring) : account;
  }

  /**
   * The guest whose account has this name and password. An unknown name and a wrong password get the same refusal after
   * the same work, so neither the answer nor its timing tells which it was.
   */
  async #checked(text: string, password: string): Done<string> {
    const named = readAccountName(text);
    const folded = named.ok ? named.value.folded : '';
    if (!this.#attempts.take(folded)) return refuse('TOO_MANY_REQUESTS');
    const account = this.#store.byName(folded);
    const right = await this.#passwords.check(password, account?.password);
    return right && account ? ok(account.guest) : refuse('WRONG_SIGN_IN');
  }

  async #enter(caller: Caller, guest: string, bring: boolean): Done<Entered> {
    const { token, device } = this.#newDevice(caller);
    // Only a guest's tables are brought along. Two accounts are two people and are never merged.
    const brings = bring && caller.guest !== guest && !this.isAccount(caller.guest);
    const from = brings ? caller.guest : undefined;
    await this.#store.enter(guest, device, from);
    if (from !== undefined) {
      await this.#deps.listeners.renew(from, guest);
      await this.#store.become(from, guest);
      this.#dropSoon({ guest: from });
    }
    this.#dropSoon({ device: caller.device });
    return ok({ token });
  }

  /** Signs this browser out. Its new token makes it a new guest. */
  async signOut(caller: Caller): Done<Entered> {
    if (!this.isAccount(caller.guest)) return refuse('SIGN_IN_FIRST');
    await this.#store.leave(caller.device);
    this.#dropSoon({ device: caller.device });
    return ok({ token: newToken() });
  }

  // --- passkeys ---------------------------------------------------------------------------------------------

  async newPasskey(caller: Caller, site: Site | undefined, text: string | undefined): Done<object> {
    if (!site) return refuse('PASSKEYS_NEED_NAME');
    const account = this.#store.of(caller.guest);
    if (!account) {
      const named = this.#readNew(caller, text ?? '');
      if (!named.ok) return named;
      const { name } = named.value;
      const who = { user: newToken(), name, known: [] };
      return ok(await this.#passkeys.offer(caller.device, site, { kind: 'sign-up', name }, who));
    }
    if (!this.#proved(caller.guest, caller.device)) return refuse('PROVE_FIRST');
    const known = this.#store.passkeys(caller.guest).map(({ id }) => id);
    const who = { user: account.person, name: account.name, known };
    return ok(await this.#passkeys.offer(caller.device, site, { kind: 'add' }, who));
  }

  /** Stores the passkey that a browser has made: a guest signs up with it, an account gets a further one. */
  async addPasskey(caller: Caller, response: unknown): Done<Entered | undefined> {
    const made = await this.#passkeys.made(caller.device, response);
    if (!made.ok) return made;
    const { passkey, transports, purpose } = made.value;
    const labelled = { ...passkey, transports, label: labelOf(caller.userAgent), created: this.#now() };
    if (this.#store.passkey(passkey.id)) return refuse('PASSKEY_FAILED');
    if (purpose.kind === 'sign-up') {
      const named = this.#readNew(caller, purpose.name);
      return named.ok ? this.#create(caller, named.value, undefined, labelled) : named;
    }
    if (!this.isAccount(caller.guest)) return refuse('SIGN_IN_FIRST');
    await this.#store.addPasskey({ ...labelled, guest: caller.guest, used: undefined });
    return done;
  }

  async askPasskey(caller: Caller, site: Site | undefined): Done<object> {
    return site ? ok(await this.#passkeys.ask(caller.device, site)) : refuse('PASSKEYS_NEED_NAME');
  }

  async signInByPasskey(caller: Caller, response: unknown, bring: boolean): Done<Entered> {
    const used = await this.#used(caller, response);
    return used.ok ? this.#enter(caller, used.value, bring) : used;
  }

  async #used(caller: Caller, response: unknown): Done<string> {
    const find = async (id: string): Promise<(StoredPasskey & { guest: string }) | undefined> =>
      this.#store.passkey(id);
    const used = await this.#passkeys.used(caller.device, response, find);
    if (!used.ok) return used;
    const { passkey, counter } = used.value;
    await this.#store.passkeyUsed(passkey.id, counter, this.#now());
    return ok(passkey.guest);
  }

  async removePasskey(caller: Caller, id: string): Done {
    const barred = this.#barred(caller);
    if (barred) return err(barred);
    const { password } = this.#store.of(caller.guest)!;
    const known = this.#store.passkeys(caller.guest);
    if (!known.some((one) => one.id === id)) return refuse('PASSKEY_FAILED');
    // Without any way to sign in the account would be lost.
    if (password === undefined && known.length === 1) return refuse('LAST_KEY');
    await this.#store.removePasskey(caller.guest, id);
    return done;
  }

  // --- changing an account ----------------------------------------------------------------------------------

  #proved(guest: string, device: string): boolean {
    const proved = this.#store.devices(guest).find(({ id }) => id === device)?.proved;
    return proved !== undefined && this.#now() - proved < PROOF_LASTS;
  }
  #barred(caller: Caller): Refusal | undefined {
    if (!this.isAccount(caller.guest)) return serviceRefusal('SIGN_IN_FIRST');
    return this.#proved(caller.guest, caller.device) ? undefined : serviceRefusal('PROVE_FIRST');
  }

  /** Re-authenticates the account's owner on this device, by password or by a passkey's response. */
  async prove(caller: Caller, proof: { password: string } | { response: unknown }): Done {
    const account = this.#store.of(caller.guest);
    if (!account) return refuse('SIGN_IN_FIRST');
    const who =
      'password' in proof
        ? await this.#checked(account.name, proof.password)
        : await this.#used(caller, proof.response);
    if (!who.ok) return who;
    if (who.value !== caller.guest) return refuse('PASSKEY_FAILED');
    await this.#store.prove(caller.device, this.#now());
    return done;
  }

  /** Sets the first password or a new one, and signs out all other devices. */
  async setPassword(caller: Caller, password: string): Done {
    const barred = this.#barred(caller);
    if (barred) return err(barred);
    const weak = refusePassword(password, this.#store.of(caller.guest)!.name);
    if (weak) return err(weak);
    await this.#store.setPassword(caller.guest, await this.#passwords.hash(password));
    for (const { id } of this.#store.devices(caller.guest))
      if (id !== caller.device) await this.#endDevice(id);
    return done;
  }

  /** Renames an account. Guests are renamed by `Tables.rename`, after `refuseGuestName` has allowed the name. */
  async rename(caller: Caller, text: string): Done {
    if (!this.isAccount(caller.guest)) return refuse('SIGN_IN_FIRST');
    const named = this.#readFree(text, caller.guest);
    if (!named.ok) return named;
    try {
      await this.#store.rename(caller.guest, named.value.name, named.value.folded);
    } catch (error) {
      if (error instanceof Conflict) return refuse('NAME_TAKEN');
      throw error;
    }
    await this.#deps.listeners.renew(caller.guest);
    return done;
  }

  /** Refuses a guest a name that is the same to a reader as an account's. */
  refuseGuestName(text: string): Refusal | undefined {
    const named = readAccountName(text);
    // A name that accounts may not have belongs to none.
    const owner = named.ok ? this.#store.byName(named.value.folded) : undefined;
    return owner ? serviceRefusal('NAME_TAKEN') : undefined;
  }

  async removeDevice(caller: Caller, handle: string): Done {
    const device = this.#store.devices(caller.guest).find(({ id }) => handleOf(id) === handle);
    if (!device || device.id === caller.device) return refuse('NO_SUCH_DEVICE');
    await this.#endDevice(device.id);
    return done;
  }

  async #endDevice(device: string): Promise<void> {
    await this.#store.leave(device);
    this.#deps.listeners.drop({ device });
  }

  /**
   * Deletes an account, or what is stored about a guest. Its browser becomes a new guest.
   *
   * @param text the person's name, typed once more as a confirmation
   */
  async remove(caller: Caller, text: string): Done<Entered> {
    const { guest } = caller;
    if (this.isAccount(guest)) {
      const barred = this.#barred(caller);
      if (barred) return err(barred);
    }
    const name = (await this.#deps.people.nameOf(guest)) ?? nameOf(guest);
    if (text.normalize('NFC').trim() !== name) return refuse('OTHER_NAME');
    const gone = GONE + newToken();
    await this.#store.remove(guest, gone);
    this.#dropSoon({ guest });
    await this.#deps.listeners.renew(guest, gone);
    // Again, for rows that tables in memory wrote before they knew of the deletion.
    await this.#store.remove(guest, gone);
    return ok({ token: newToken() });
  }
}
