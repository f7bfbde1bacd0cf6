import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { uploadMachine, type UploadOutcome } from '../../../machines/upload.machine'
import { checkPicture, fitPicture, pictureLimits, uploadFile, useDevice } from '../../device'
import type { BuiltForm } from '../../renderer'

/**
 * Where the player serves a cover that it took: `path` of its answer [D7-41]; undefined when the answer says
 * none.
 */
export const readArtPath = (answer: unknown): string | undefined => {
  const path: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'path') : undefined
  return typeof path === 'string' && path.trim() !== '' ? path : undefined
}

/**
 * The upload of a CD's cover [D7-41], as long as the component is mounted, with artist and album as they
 * stand in the form when it starts. `onPath` is told where the player serves the cover.
 */
export function useCoverUpload(about: BuiltForm, onPath: (path: string) => void) {
  const device = useDevice()
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: {
          check: fromPromise(({ input: { file } }) => checkPicture(file)),
          send: fromPromise<UploadOutcome, { file: File; moved: (percent: number) => void }>(
            async ({ input: { file, moved }, signal }) => {
              const origin = device.origin()
              if (origin === undefined) return { status: 'failed', problem: 'unreachable' }
              const picture = await fitPicture(file, pictureLimits.cover)
              if (typeof picture === 'string') return { status: 'failed', problem: picture }
              const outcome = await uploadFile({
                url: `${origin}/albumart-upload`,
                fields: { artist: toText(about.value('artist')), album: toText(about.value('album')) },
                file: picture,
                onProgress: moved,
                signal,
              })
              const isLost = outcome.status === 'done' && readArtPath(outcome.answer) === undefined
              return isLost ? { status: 'failed', problem: 'broken' } : outcome
            },
          ),
        },
        actions: {
          uploaded: (_, { answer }) => {
            const path = readArtPath(answer)
            if (path !== undefined) onPath(path)
          },
        },
      }),
    [device, about, onPath],
  )
  return useMachine(machine)
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
