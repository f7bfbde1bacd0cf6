import type { UploadOutcome, UploadProblem } from '../../../machines/upload.machine'

/** A file for the player and where it goes. */
interface UploadOrder {
  /** Origin of the player and path, e.g. `http://192.168.1.50/backgrounds-upload` [D7-44]. */
  url: string
  file: File
  /**
   * Further fields of the form. They go before the file: a player that reads the stream knows them when it
   * comes.
   */
  fields?: Readonly<Record<string, string>>
  /** Called with what is on its way, 0-100; 100 when all of it is. */
  onProgress?: (percent: number) => void
  /** Ends the upload. */
  signal?: AbortSignal | undefined
}

/** How long no byte may move, ms. */
const stallLimit = 20_000
/**
 * How long the player may take to answer once it has everything, ms: it makes a smaller picture meanwhile.
 */
const answerLimit = 30_000

/**
 * Sends a file to the player as multipart/form-data, in the field `filename` [D7-41 D7-44]. Resolves to what
 * became of it, and never rejects. XMLHttpRequest, because fetch tells nothing of how far an upload is.
 */
export const uploadFile = ({
  url,
  file,
  fields = {},
  onProgress,
  signal,
}: UploadOrder): Promise<UploadOutcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    const fail = (problem: UploadProblem) => {
      end()
      resolve({ status: 'failed', problem })
      request.abort()
    }
    const cancel = () => fail('cancelled')
    const wait = (limit: number, problem: UploadProblem) => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(problem), limit)
    }
    if (signal?.aborted === true) {
      cancel()
      return
    }
    signal?.addEventListener('abort', cancel)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait(stallLimit, 'timeout')
      if (lengthComputable && total > 0) onProgress?.(Math.min(100, (loaded / total) * 100))
    })
    request.upload.addEventListener('load', () => {
      wait(answerLimit, 'silent')
      onProgress?.(100)
    })
    request.addEventListener('error', () => fail('unreachable'))
    request.addEventListener('load', () => {
      const problem = problemOf(request.status)
      if (problem) {
        fail(problem)
        return
      }
      end()
      resolve({ status: 'done', answer: readJson(request.responseText) })
    })
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('filename', file, file.name)
    try {
      request.open('POST', url)
      request.send(body)
    } catch {
      fail('unreachable')
      return
    }
    wait(stallLimit, 'timeout')
  })

const byStatus: Readonly<Record<number, UploadProblem>> = { 413: 'size', 415: 'type', 507: 'full' }

function problemOf(status: number): UploadProblem | undefined {
  if (status >= 200 && status < 300) return undefined
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'refused' : 'broken')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
