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
    preloaded?: Preloaded
  }
}

// What every start asks first: whose brand this is. The way to the player is the worker's
// (`sendSocketWorker.ts`).
const address = '/app/brand.json'

/** All of the answer: the page could ask for its text only when its own code has run. */
async function ask(): Promise<Response> {
  const { body, status, headers } = await fetch(address, { cache: 'no-cache' })
  return new Response(body && (await new Response(body).text()), { status, headers })
}

const answer = ask()
// Whoever takes the answer hears of a failure; until then it is not an unhandled one.
answer.catch(() => undefined)
const mine: Preloaded = { ...window.preloaded, brand: { address, answer } }
window.preloaded = mine
