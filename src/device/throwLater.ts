/** Throws `error` where the page's or the test's error handling sees it, without harm to the caller's work. */
export const throwLater = (error: unknown): void =>
  queueMicrotask(() => {
    throw error
  })
