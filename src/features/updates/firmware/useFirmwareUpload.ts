import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { uploadMachine, type UploadOutcome } from '../../../../machines/upload.machine'
import { uploadFile, useDevice } from '../../../device'
import { checkFirmware } from './checkFirmware'

/** A firmware file on its way. */
export type FirmwareUpload = ActorRefFrom<typeof uploadMachine>

/** The upload of a firmware file [D7-64], as long as the component is mounted; `onUploaded` when the player has taken it. */
export function useFirmwareUpload(onUploaded: () => void): FirmwareUpload {
  const device = useDevice()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input: { file } }) => Promise.resolve(checkFirmware(file))),
          send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(
            ({ input: { file, moved }, signal }) => {
              const origin = device.origin()
              if (origin === undefined)
                return Promise.resolve({ status: 'failed', problem: 'unreachable' } as const)
              return uploadFile({ url: `${origin}/firmware-upload`, file, onProgress: moved, signal })
            },
          ),
        },
        actions: { uploaded: onUploaded },
      }),
    [device, onUploaded],
  )
  return useActorRef(machine)
}
