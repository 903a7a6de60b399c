/** A toast: a short message that disappears by itself. */
const SHOWN = 5000;

class Toast {
  /** Id of the message; '' for none. */
  message = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(message: string): void {
    clearTimeout(this.#timer);
    this.message = message;
    this.#timer = setTimeout(() => {
      this.message = '';
    }, SHOWN);
  }
}

export const toast = new Toast();
