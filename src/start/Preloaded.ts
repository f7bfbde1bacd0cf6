import type { SocketReport } from '../device/transport/Transport'

/**
 * What the first script of a page has begun, for the rest of its code to take over. Each part is taken once.
 */
export interface Preloaded {
  /** The brand, asked for already. */
  brand?: { address: string; answer: Promise<Response> }
  /**
   * The worker of the socket, on its way to the player; absent where there are no workers or it failed to
   * start.
   */
  socket?: { worker: Worker; reports: SocketReport[]; stopKeeping: () => void }
}

declare global {
  interface Window {
    /** Absent where the first script did not run, as in development. */
    ahead?: Preloaded
  }
}
