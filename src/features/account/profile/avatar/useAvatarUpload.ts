import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { uploadMachine, type UploadOutcome, type UploadProblem } from '../../../../../machines/upload.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { useCloud } from '../../session'
import { toFault } from '../toFault'
import { checkAvatar } from './checkAvatar'

const problems: Readonly<Record<string, UploadProblem>> = {
  'cloud/aborted': 'cancelled',
  'cloud/unreachable': 'unreachable',
  'cloud/timeout': 'timeout',
}

const send = async (
  { storage, records }: Pick<Cloud, 'storage' | 'records'>,
  { uid, file, moved }: { uid: string; file: File; moved: (percent: number) => void },
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  try {
    const photoUrl = await storage.uploadAvatar(uid, file, (share) => moved(share * 100), signal)
    await records.updateUser(uid, { photoUrl })
    return { status: 'done', answer: photoUrl }
  } catch (error) {
    return { status: 'failed', problem: problems[toFault(error).code] ?? 'refused' }
  }
}

/** The machine that sends a user's picture to the cloud and notes in the record where it is [A4.12-2]; `onDone` once it is there. */
export const useAvatarUpload = (uid: string, onDone: () => void) => {
  const cloud = useCloud()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input }) => Promise.resolve(checkAvatar(input.file))),
          send: fromPromise(({ input, signal }) => send(cloud, { uid, ...input }, signal)),
        },
        actions: { uploaded: () => onDone() },
      }),
    [cloud, uid, onDone],
  )
  return useActorRef(machine)
}
