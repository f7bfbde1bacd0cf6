import { at } from '../../base'
import { pause } from '../../ui/pause'
import { useState, useMemo, useEffect, useRef, useCallback } from 'react'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { Button, VisuallyHidden } from '@mantine/core'
import type { Background, PushBackgrounds } from '../../../schemas/generated/types'
import {
  useDevice,
  useWishes,
  fitPicture,
  pictureLimits,
  uploadFile,
  type Device,
  checkPicture,
  useOrigin,
} from '../../device'
import { type ChoiceProblem, ChoiceNotice } from './backgroundChoice'
import { uploadMachine, type UploadOutcome } from '../../../machines/upload.machine'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { PictureFace, type Picture, PictureGrid } from './PictureGrid'
import pictureGridClasses from './PictureGrid.module.css'
import { UploadStatus } from '../../ui/upload/UploadStatus'
import classes from './AppearanceSection.module.css'

/**
 * Removes backgrounds [D7-42]. `removing` are those that the player was asked to remove and still lists; one
 * that it lists 8 s later stays, and `problem` says so.
 */
export function useRemovals() {
  const device = useDevice()
  const [problem, setProblem] = useState<ChoiceProblem>()
  const { wishes, want } = useWishes({
    timeouts: { first: 3_000, afterAsking: 5_000 },
    push: 'pushBackgrounds',
    read: ({ available }) => Object.fromEntries(available.map(({ path = '' }) => [path, 'listed'])),
    ask: () => device.send('getBackgrounds'),
    failed: () => setProblem('silent'),
  })
  const remove = (background: Background & { path: string }) => {
    const outcome = device.send('deleteBackground', background)
    setProblem(outcome.status === 'refused' ? outcome.reason : undefined)
    if (outcome.status !== 'refused') want({ [background.path]: '' })
  }
  return { removing: Object.keys(wishes), remove, problem }
}

/** When a player that has everything is asked for its pictures, because it has not answered yet, ms. */
const askAfter = 3000

/**
 * Uploads a background [D7-44], made small enough for the player. Some players take the picture and never
 * answer the request: once everything is sent, a list with a picture that was not in it before counts as the
 * answer, too.
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
  let isSent = false
  const arrived = new Promise<UploadOutcome>((resolve) => {
    const stop = device.on('pushBackgrounds', ({ available }) => {
      if (isSent && available.some(({ path }) => !known.has(path)))
        resolve({ status: 'done', answer: undefined })
    })
    ended.signal.addEventListener('abort', stop)
  })
  const onProgress = (percent: number) => {
    moved(percent)
    if (percent < 100 || isSent) return
    isSent = true
    void pause(askAfter, ended.signal).then((isDue) => isDue && device.send('getBackgrounds'))
  }
  const upload = uploadFile({
    url: at(origin, '/backgrounds-upload'),
    file,
    onProgress,
    signal: ended.signal,
  })
  const outcome = await Promise.race([upload, arrived])
  signal.removeEventListener('abort', cancel)
  ended.abort()
  return outcome
}

/**
 * The upload of a background, as long as the component is mounted; the list is asked for again after each.
 */
function usePictureUpload(onAdded: () => void) {
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

interface PictureRemovalProps {
  pictures: readonly Picture[]
  /** Paths that the player was asked to remove already. */
  removing: readonly string[]
  origin: string | undefined
  onRemove: (picture: Picture) => void
}

/**
 * The same grid for clearing up: a picture that is pressed goes, after a question; those that belong to the
 * player stay.
 */
const PictureRemoval = ({ pictures, removing, origin, onRemove }: PictureRemovalProps) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const grid = useRef<HTMLDivElement>(null)
  const pressed = useRef(0)
  const count = pictures.length
  const lastCount = useRef(count)

  // The picture that had the focus is gone: the next one gets it, not the top of the page.
  useEffect(() => {
    const isFewer = count < lastCount.current
    lastCount.current = count
    if (!isFewer || document.activeElement !== document.body) return
    const buttons = grid.current?.querySelectorAll<HTMLElement>('button:not(:disabled)')
    if (buttons) buttons[Math.min(pressed.current, buttons.length - 1)]?.focus()
  }, [count])

  const ask = async (picture: Picture, name: string) => {
    const isSure = await dialogs.confirm({
      title: t('appearance.removeTitle'),
      message: t('appearance.removeMessage', { name }),
      confirmLabel: t('appearance.removeConfirm'),
      isDangerous: true,
    })
    if (isSure) onRemove(picture)
  }

  return (
    <div ref={grid} className={pictureGridClasses.grid} role="group" aria-label={t('appearance.removing')}>
      {pictures.map((picture, place) => {
        const name = picture.name?.trim() || picture.path
        const isKept = picture.notDeletable === true
        const isGoing = removing.includes(picture.path)
        return (
          <button
            key={picture.path}
            type="button"
            className={pictureGridClasses.remove}
            aria-label={t(isKept ? 'appearance.kept' : 'appearance.remove', { name })}
            disabled={isKept || isGoing}
            onClick={() => {
              pressed.current = place
              void ask(picture, name)
            }}
          >
            <PictureFace
              background={picture}
              origin={origin}
              mark={isKept ? 'kept' : isGoing ? 'removing' : 'removable'}
            />
          </button>
        )
      })}
    </div>
  )
}

interface PicturesProps {
  available: PushBackgrounds['available']
  /** Path of the picture that is the background. */
  chosen: string | undefined
  onChoose: (picture: Picture) => void
  problem: ChoiceProblem | undefined
}

/** The pictures of the player: choose one, add one, clear up [D2.11-7 D3-35]. */
export const Pictures = ({ available, chosen, onChoose, problem }: PicturesProps) => {
  const { t } = useTranslation()
  const origin = useOrigin()
  const pictures = useMemo(() => available.filter(isPicture), [available])
  const [wantsRemoval, setWantsRemoval] = useState(false)
  const [added, setAdded] = useState(false)
  const [upload, tell] = usePictureUpload(useCallback(() => setAdded(true), []))
  const removals = useRemovals()
  const canRemove = pictures.some(({ notDeletable }) => notDeletable !== true)
  const isRemoving = wantsRemoval && canRemove
  const { file, percent, problem: failure } = upload.context
  return (
    <div className={classes.part}>
      <div className={classes.bar}>
        <h3 className={classes.title}>{t('appearance.pictures')}</h3>
        {canRemove && (
          <Button variant="subtle" color="gray" onClick={() => setWantsRemoval(!isRemoving)}>
            {t(isRemoving ? 'appearance.done' : 'appearance.clearUp')}
          </Button>
        )}
      </div>
      {isRemoving ? (
        <PictureRemoval
          pictures={pictures}
          removing={removals.removing}
          origin={origin}
          onRemove={removals.remove}
        />
      ) : (
        <PictureGrid
          pictures={pictures}
          chosen={chosen}
          origin={origin}
          onChoose={onChoose}
          canAdd={!upload.hasTag('busy')}
          onAdd={(chosenFile) => {
            setAdded(false)
            tell({ type: 'file.chosen', file: chosenFile })
          }}
        />
      )}
      {file && (
        <UploadStatus
          fileName={file.name}
          percent={percent}
          problem={failure && t(`upload.problem.${failure}`)}
          onCancel={() => tell({ type: 'upload.cancelled' })}
          onRetry={upload.hasTag('retries') ? () => tell({ type: 'upload.retried' }) : undefined}
          onDismiss={() => tell({ type: 'upload.dismissed' })}
        />
      )}
      <ChoiceNotice problem={problem ?? removals.problem} />
      <p className={classes.hint}>{t('appearance.pictureHint')}</p>
      <VisuallyHidden role="status">{added ? t('appearance.added') : ''}</VisuallyHidden>
    </div>
  )
}

function isPicture(background: PushBackgrounds['available'][number]): background is Picture {
  return background.path !== undefined && background.path.trim() !== ''
}
