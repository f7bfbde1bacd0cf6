import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answerJson } from '../../services/http/answers'

/** A failure that the next call of a path meets. */
export interface Failure {
  /** What the path holds, e.g. `accounts:signUp`. */
  path: string
  status: number
  /** What the services say, e.g. `EMAIL_EXISTS`; the body's `error.message`. */
  code: string
  /** The whole body in its place. */
  body?: unknown
}

/** What goes wrong on purpose. */
export interface Faults {
  /** Has every call wait so long, ms; 0 ends it. */
  setSlow(milliseconds: number): void
  failNext(failure: Failure): void
  clear(): void
  /** Waits as long as calls are to take. */
  slow(): Promise<void>
  /** Waits, and answers with the failure that this call was to meet; then it resolves to true. */
  meet(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>
}

/** No faults, until some are asked for. The control itself meets none. */
export function createFaults(): Faults {
  let delay = 0
  let failures: Failure[] = []
  const slow = async () => {
    if (delay > 0) await wait(delay)
  }
  return {
    slow,
    setSlow: (milliseconds) => void (delay = milliseconds),
    failNext: (failure) => void failures.push(failure),
    clear() {
      delay = 0
      failures = []
    },
    async meet(request, response, url) {
      if (url.pathname === '/control') return false
      await slow()
      const failure = failures.find(({ path }) => url.pathname.includes(path))
      if (failure === undefined) return false
      failures = failures.filter((other) => other !== failure)
      request.resume()
      const { status, code, body } = failure
      return answerJson(
        response,
        body ?? { error: { code: status, message: code, errors: [{ message: code }] } },
        status,
      )
    },
  }
}
