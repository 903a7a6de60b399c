/**
 * Who this browser is, as the header shows it. It is remembered, so that the header knows it before the server answers,
 * and on pages that ask nothing of the server.
 */
const KEY = 'ludoteca.me';

interface Known {
  readonly name: string;
  /** Without an account. */
  readonly guest: boolean;
}

const read = (): Known | undefined => {
  // Prerendering has no storage.
  if (typeof localStorage === 'undefined') return undefined;
  try {
    const { name, guest } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Known>;
    return typeof name === 'string' && name !== '' ? { name, guest: guest !== false } : undefined;
  } catch {
    // Storage may be forbidden or hold foreign data. The server says it again.
    return undefined;
  }
};

class Me {
  known = $state.raw<Known | undefined>(read());

  /** The server has said who this browser is. */
  learn({ name, guest }: Known): void {
    this.known = { name, guest };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.known));
    } catch {
      // It is shown until the page is closed.
      return;
    }
  }
}

export const me = new Me();
