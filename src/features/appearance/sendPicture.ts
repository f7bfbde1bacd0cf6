import { fitPicture, pictureLimits, uploadFile, type Device, type UploadOutcome } from '../../device'

/** When a player that has everything is asked for its pictures, because it has not answered yet, ms. */
const askAfter = 3000

/**
 * Uploads a background [D7-44], made small enough for the player. Some players take the picture and never answer the request: once everything is sent, a
 * list with a picture that was not in it before counts as the answer, too.
 */
export const sendPicture = async (
  device: Device,
  chosen: File,
  moved: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  const origin = device.origin()
  if (origin === undefined) return { status: 'failed', problem: 'unreachable' }
  const file = await fitPicture(chosen, pictureLimits.background)
  if (typeof file === 'string') return { status: 'failed', problem: file }
  const known = new Set(device.topics.read('pushBackgrounds')?.available.map(({ path }) => path))
  const ended = new AbortController()
  const cancel = () => ended.abort()
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel)
  let timer: ReturnType<typeof setTimeout> | undefined
  const arrived = new Promise<UploadOutcome>((resolve) => {
    const stop = device.on('pushBackgrounds', ({ available }) => {
      const isSent = timer !== undefined
      if (isSent && available.some(({ path }) => !known.has(path)))
        resolve({ status: 'done', answer: undefined })
    })
    ended.signal.addEventListener('abort', stop)
  })
  const onProgress = (percent: number) => {
    moved(percent)
    if (percent === 100) timer ??= setTimeout(() => device.send('getBackgrounds'), askAfter)
  }
  const upload = uploadFile({
    url: `${origin}/backgrounds-upload`,
    file,
    onProgress,
    signal: ended.signal,
  })
  const outcome = await Promise.race([upload, arrived])
  clearTimeout(timer)
  signal.removeEventListener('abort', cancel)
  ended.abort()
  return outcome
}
