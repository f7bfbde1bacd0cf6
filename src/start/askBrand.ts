import type { Preloaded } from './Preloaded'

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
const preloaded: Preloaded = { ...window.ahead, brand: { address, answer } }
window.ahead = preloaded
