/** ms between two tries. */
const pause = 3000

/**
 * What `load` brings as the default of a module, as React's `lazy` wants it; tried again while the player that serves it is away: `lazy`
 * would keep the first failure until the page is loaded anew.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<{ default: T }> {
  for (;;)
    try {
      return { default: await load() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
}
