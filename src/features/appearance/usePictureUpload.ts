import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { uploadMachine, type UploadOutcome } from '../../../machines/upload.machine'
import { checkPicture, useDevice } from '../../device'
import { sendPicture } from './sendPicture'

/** The upload of a background, as long as the component is mounted; the list is asked for again after each. */
export function usePictureUpload(onAdded: () => void) {
  const device = useDevice()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input: { file } }) => checkPicture(file)),
          send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(
            ({ input: { file, moved }, signal }) => sendPicture(device, file, moved, signal),
          ),
        },
        actions: {
          uploaded: () => {
            device.send('getBackgrounds')
            onAdded()
          },
        },
      }),
    [device, onAdded],
  )
  return useMachine(machine)
}
