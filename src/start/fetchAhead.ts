/** What every start asks first: whose brand this is. The way to the player is the worker's (`takeSocketWorker.ts`). */
const address = '/app/brand.json'

let asked: Promise<Response> | undefined = fetch(address, { cache: 'no-cache' })
// Whoever takes the answer hears of a failure; until then it is not an unhandled one.
asked.catch(() => undefined)

/**
 * A `fetch` that has asked for the brand already when this module ran, and hands out that answer once; all else, and the same question
 * again, is fetched as ever. A signal ends the waiting, not the question.
 */
export const fetchAhead: typeof fetch = (input, init) => {
  const answer = asked
  const signal = init?.signal
  if (input !== address || !answer) return fetch(input, init)
  asked = undefined
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      const give = () => reject(signal?.reason)
      if (signal?.aborted === true) give()
      else signal?.addEventListener('abort', give, { once: true })
    }),
  ])
}
