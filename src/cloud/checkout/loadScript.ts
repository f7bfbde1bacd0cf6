import { CloudProblem } from '../ports/CloudProblem'

/**
 * Loads a script into the page. Rejects with the catalogued texts [A8-27], also when nothing has become of it after `limit` ms, where there is one; one that
 * failed is taken out, so that it can be tried again.
 */
export const loadScript = (src: string, page: Document, limit = Infinity): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = page.createElement('script')
    script.src = src
    script.async = true
    script.referrerPolicy = 'no-referrer'
    const fail = (code: string, message: string) => () => {
      clearTimeout(timer)
      script.remove()
      reject(new CloudProblem(code, message))
    }
    const abort = fail('cloud/script-aborted', 'Script loading aborted.')
    const timer = Number.isFinite(limit) ? setTimeout(abort, limit) : undefined
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', fail('cloud/script-failed', 'Error loading script.'))
    script.addEventListener('abort', abort)
    page.head.append(script)
  })
