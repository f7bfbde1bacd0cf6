import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { uploadFile, type Device, type UploadOutcome, useDevice } from '../../../device'
import { uploadMachine, type UploadOutcome as MachineOutcome } from '../../../../machines/upload.machine'
import { checkPlugin } from './checkPlugin'

/**
 * Uploads a plugin [D7-60]. Once all of it is with the player, its first word about installing counts as the answer, too: the
 * request itself may be answered only when that is over.
 */
const sendPlugin = async (
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

/**
 * The upload of a plugin, as long as the component is mounted. `onArrived` is called once when all of a file is sent,
 * `onTurnedAway` when the player then does not take it; both are always the same functions.
 */
export function usePluginUpload(onArrived: () => void, onTurnedAway: () => void) {
  const device = useDevice()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input: { file } }) => checkPlugin(file)),
          send: fromPromise<MachineOutcome, { file: File; moved: (percent: number) => void }>(
            async ({ input: { file, moved }, signal }) => {
              let isThere = false
              const outcome = await sendPlugin(
                device,
                file,
                (percent) => {
                  moved(percent)
                  if (percent === 100 && !isThere) {
                    isThere = true
                    onArrived()
                  }
                },
                signal,
              )
              if (isThere && outcome.status !== 'done' && !signal.aborted) onTurnedAway()
              return outcome
            },
          ),
        },
      }),
    [device, onArrived, onTurnedAway],
  )
  return useMachine(machine)
}
