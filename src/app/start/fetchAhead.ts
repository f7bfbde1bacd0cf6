/**
 * A `fetch` that hands out once the answer that the first script of the page has asked for, the brand; all else, and the same question
 * again, is fetched as ever. A signal ends the waiting, not the question.
 */
export const fetchAhead: typeof fetch = (input, init) => {
  const asked = window.ahead?.brand
  const signal = init?.signal
  if (!asked || input !== asked.address) return fetch(input, init)
  delete window.ahead?.brand
  return Promise.race([
    asked.answer,
    new Promise<never>((_, reject) => {
      const give = () => reject(signal?.reason)
      if (signal?.aborted === true) give()
      else signal?.addEventListener('abort', give, { once: true })
    }),
  ])
}
