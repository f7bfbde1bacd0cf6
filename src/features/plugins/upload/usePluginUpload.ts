import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { uploadMachine, type UploadOutcome } from '../../../../machines/upload.machine'
import { useDevice } from '../../../device'
import { checkPlugin } from './checkPlugin'
import { sendPlugin } from './sendPlugin'

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
          send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(
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
