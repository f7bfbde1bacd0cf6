/**
 * What every start asks first: whose brand this is, where the player is [D7-3], and, as it is mostly the one that serves
 * the page, which generation it speaks. A session that the last question opens elsewhere for nothing ends by itself.
 */
const questions: [address: string, init: RequestInit][] = [
  ['/app/brand.json', { cache: 'no-cache' }],
  ['/api/host', { cache: 'no-store' }],
  ['/socket.io/?EIO=4&transport=polling', { cache: 'no-store' }],
]

const absolute = (address: string) => new URL(address, location.href).href

const asked = new Map(
  questions.map(([address, init]) => {
    const answer = fetch(address, init)
    // Whoever takes the answer hears of a failure; until then it is not an unhandled one.
    answer.catch(() => undefined)
    return [absolute(address), answer]
  }),
)

/**
 * A `fetch` that has asked the first questions of a start already when this module ran, and hands out each of those answers
 * once; all else, and the same question again, is fetched as ever. A signal ends the waiting, not the question.
 */
export const fetchAhead: typeof fetch = (input, init) => {
  const address = typeof input === 'string' ? absolute(input) : undefined
  const answer = address === undefined ? undefined : asked.get(address)
  if (address === undefined || !answer) return fetch(input, init)
  asked.delete(address)
  const { signal } = init ?? {}
  if (!signal) return answer
  const aborted = new Promise<never>((_, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
  return Promise.race([answer, aborted])
}
