import type { ConsoleMessage, Page } from '@playwright/test'

/** What the browser says when a player is away on purpose; it cannot be kept from saying so. */
const awayNoise = /net::ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET_|NETWORK_)|WebSocket connection to .* failed/

/** Who has no player asks its own server for those of the house; one that is back by then knows of none. */
const noPlayersHere = /status of 404 \(Not Found\) \S*\/api\/players$/

/** How Chromium notes that a connect was given up after its 500 ms, which a busy machine can need. */
const slowConnect = /WebSocket is closed before the connection is established/

/** With its address, where something could not be fetched. */
const textOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource')
    ? `${message.text()} ${message.location().url}`
    : message.text()

/**
 * Gathers what a page complains about: console errors and warnings, uncaught exceptions, refusals of its
 * content policy.
 */
export class PageErrors {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = [slowConnect]

  private constructor() {}

  /** Listens to a page from before its first script. */
  static async listenTo(page: Page): Promise<PageErrors> {
    const pageErrors = new PageErrors()
    page.on('pageerror', (error) => pageErrors.#heard.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        pageErrors.#heard.push(`console ${message.type()}: ${textOf(message)}`)
    })
    await page.exposeFunction('reportPolicyViolation', (text: string) =>
      pageErrors.#heard.push(`content policy: ${text}`),
    )
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportPolicyViolation')
        if (typeof report === 'function')
          report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
      })
    })
    return pageErrors
  }

  /** From now on a player that cannot be reached is part of the test. */
  expectAway(): void {
    this.expect(awayNoise)
    this.expect(noPlayersHere)
  }

  /** What the test itself provokes is no error. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** What was heard so far; the next call tells only what comes after. */
  take(): string[] {
    return this.#heard.splice(0).filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
  }
}
