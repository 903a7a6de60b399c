/** Whether the server answers HTTP requests. The socket has a state of its own; see connection.svelte.ts. */
class ServerStatus {
  /** `fresh` until the first request has succeeded or failed. */
  status = $state<'fresh' | 'open' | 'lost'>('fresh');
  /** How often the server became reachable again. */
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
