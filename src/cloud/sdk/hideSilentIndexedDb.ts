/** How long a browser may take to open a database, ms. */
const limit = 2000

const name = 'answers'

/** Whether the browser's databases say anything at all, be it that they are forbidden. */
const answers = (databases: IDBFactory): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const request = databases.open(name)
      request.addEventListener('success', () => {
        request.result.close()
        databases.deleteDatabase(name)
        resolve(true)
      })
      request.addEventListener('error', () => resolve(true))
      setTimeout(() => resolve(false), limit)
    } catch {
      resolve(true)
    }
  })

/**
 * Takes IndexedDB away from this page where it never answers, as some Safaris have it after an update: the
 * SDK keeps there when it was used last, asks for that before each request, and would wait for ever. Without
 * it, it keeps nothing. Users are in `localStorage`, not there.
 */
export async function hideSilentIndexedDb(page: { indexedDB?: IDBFactory } = globalThis): Promise<void> {
  const { indexedDB: databases } = page
  if (!databases || (await answers(databases))) return
  Object.defineProperty(page, 'indexedDB', { value: undefined, configurable: true })
}
