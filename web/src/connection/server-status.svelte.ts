/** Whether the server answers requests. A connection has its own state; see connection.svelte.ts. */
class ServerStatus {
  /** `fresh` before the first answer, or none. */
  status = $state<'fresh' | 'open' | 'lost'>('fresh');
  /** Counts how often it was found again. */
  returns = $state(0);

  answered(): void {
    if (this.status === 'lost') this.returns++;
    this.status = 'open';
  }
  missed(): void {
    this.status = 'lost';
  }
}

export const serverStatus = new ServerStatus();
