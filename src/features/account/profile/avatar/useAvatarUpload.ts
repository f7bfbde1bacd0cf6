import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { uploadMachine } from '../../../../../machines/upload.machine'
import { useCloud } from '../../session'
import { checkAvatar } from './checkAvatar'
import { sendAvatar } from './sendAvatar'

/** The machine that sends a user's picture to the cloud and notes in the record where it is [A4.12-2]; `onDone` once it is there. */
export const useAvatarUpload = (uid: string, onDone: () => void) => {
  const cloud = useCloud()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input }) => Promise.resolve(checkAvatar(input.file))),
          send: fromPromise(({ input, signal }) => sendAvatar(cloud, { uid, ...input }, signal)),
        },
        actions: { uploaded: () => onDone() },
      }),
    [cloud, uid, onDone],
  )
  return useActorRef(machine)
}
