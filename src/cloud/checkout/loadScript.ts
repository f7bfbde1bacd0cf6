import { CloudProblem } from '../ports/CloudProblem'

/** Loads a script into the page. Rejects with the catalogued texts [A8-27]; one that failed is taken out, so that it can be tried again. */
export const loadScript = (src: string, page: Document): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = page.createElement('script')
    script.src = src
    script.async = true
    script.referrerPolicy = 'no-referrer'
    const fail = (code: string, message: string) => () => {
      script.remove()
      reject(new CloudProblem(code, message))
    }
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', fail('cloud/script-failed', 'Error loading script.'))
    script.addEventListener('abort', fail('cloud/script-aborted', 'Script loading aborted.'))
    page.head.append(script)
  })
