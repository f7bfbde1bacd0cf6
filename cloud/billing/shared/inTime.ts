/** ms */
const patience = 20_000

/** What a provider's client answers; rejects when it does not for too long, as it would wait for minutes. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider does not answer.')), patience)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
