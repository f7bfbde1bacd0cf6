import type { Page, Request } from '@playwright/test'
import { findHarm } from './findHarm'

/**
 * Whether a navigation is that of a frame in a page; one of a window that is just being opened has no frame
 * yet.
 */
function isInFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null
  } catch {
    return false
  }
}

/**
 * Watches a browser page for anything that an attack could achieve. The Content-Security-Policy must be
 * bypassed by the caller, so that what holds is the panel itself. Foreign hosts are never reached.
 */
export class Watch {
  /**
   * What must not happen, as it happened: calls of `__pwned`, dialogs, requests elsewhere, windows of other
   * schemes.
   */
  readonly found: string[] = []
  /** Where the panel or one of its links wanted to lead, by http or https; nothing of it is followed. */
  readonly left: string[] = []
  readonly #page: Page
  readonly #origin: string
  #isGoing = false

  private constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  static async begin(page: Page, origin: string): Promise<Watch> {
    const watch = new Watch(page, origin)
    await watch.#begin()
    return watch
  }

  /** Goes to an address of the panel. */
  async go(path: string): Promise<void> {
    this.#isGoing = true
    await this.#page.goto(this.#origin + path)
    this.#isGoing = false
  }

  /** Notes what stands in the document now and could act. */
  async look(): Promise<void> {
    this.found.push(...(await this.#page.evaluate(findHarm)))
  }

  async #begin(): Promise<void> {
    const context = this.#page.context()
    await context.exposeBinding('__pwned', (_source, n) => void this.found.push(`executed ${String(n)}`))
    await context.exposeBinding('__opened', (_source, address) => this.#judge(String(address)))
    await context.addInitScript(() => {
      window.open = (address) => {
        void Reflect.get(window, '__opened')(String(address))
        return null
      }
    })
    await context.route('**/*', async (route) => {
      const request = route.request()
      const isForeign = new URL(request.url()).origin !== this.#origin
      if (request.isNavigationRequest() && !isInFrame(request)) {
        if (this.#isGoing && !isForeign) return route.continue()
        this.#judge(request.url())
        // "No content" leaves the page where it is.
        return route.fulfill({ status: 204 })
      }
      if (!isForeign) return route.continue()
      this.found.push(`requested ${request.url()}`)
      return route.abort()
    })
    context.on('page', (opened) => {
      if (opened === this.#page) return
      this.#judge(opened.url())
      void opened.close().catch(() => undefined)
    })
    this.#page.on('dialog', (dialog) => {
      // The panel's own question before edits are lost.
      if (dialog.type() !== 'beforeunload') this.found.push(`dialog ${dialog.message()}`)
      void dialog.dismiss().catch(() => undefined)
    })
    this.#page.on('pageerror', (error) => this.found.push(`error ${error.message}`))
  }

  #judge(address: string): void {
    const url = URL.canParse(address, this.#origin) ? new URL(address, this.#origin) : undefined
    if (url && /^https?:$/.test(url.protocol)) this.left.push(url.href)
    // A window is about:blank until it goes where it was sent, which comes by as a request.
    else if (address !== 'about:blank' && address !== '') this.found.push(`opened ${address}`)
  }
}
