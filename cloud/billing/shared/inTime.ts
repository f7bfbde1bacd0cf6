/** How long a provider may take to answer, ms. */
export const timeoutMs = 20_000

/** What a provider's client answers; rejects when it does not for too long, as it would wait for minutes. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider does not answer.')), timeoutMs)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
