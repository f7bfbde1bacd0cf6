import { uploadFile, type Device, type UploadOutcome } from '../../../device'

/**
 * Uploads a plugin [D7-60]. Once all of it is with the player, its first word about installing counts as the answer, too: the
 * request itself may be answered only when that is over.
 */
export const sendPlugin = async (
  device: Device,
  file: File,
  moved: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  const origin = device.origin()
  if (origin === undefined) return { status: 'failed', problem: 'unreachable' }
  const ended = new AbortController()
  const cancel = () => ended.abort()
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel)
  let isSent = false
  const begun = new Promise<UploadOutcome>((resolve) => {
    const take = () => {
      if (isSent) resolve({ status: 'done', answer: undefined })
    }
    const stops = [device.on('installPluginStatus', take), device.on('openInstallerModal', take)]
    ended.signal.addEventListener('abort', () => {
      for (const stop of stops) stop()
    })
  })
  const onProgress = (percent: number) => {
    isSent ||= percent === 100
    moved(percent)
  }
  const upload = uploadFile({ url: `${origin}/plugin-upload`, file, onProgress, signal: ended.signal })
  const outcome = await Promise.race([upload, begun])
  signal.removeEventListener('abort', cancel)
  // What is left of the request is of no more use; all of the file is there.
  ended.abort()
  return outcome
}
