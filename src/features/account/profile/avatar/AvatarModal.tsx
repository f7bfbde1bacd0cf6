import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useEffect, useId, useRef, type KeyboardEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { Button, Progress } from '@mantine/core'
import { type UploadOutcome, type UploadProblem, uploadMachine } from '../../../../../machines/upload.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { toFault } from '../describeFault'
import {
  hasUpload,
  checkAvatar,
  largestZoom,
  limitCrop,
  pushCrop,
  type Crop,
  middle,
  drawCrop,
  toAvatarFile,
} from './Avatar'
import { useCloud } from '../../session'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import avatarCropClasses from './AvatarCrop.module.css'
import { usePointerGesture } from '../../../../ui/usePointerGesture'
import { PanelModal } from '../../../../ui/modal/PanelModals'
import { Notice } from '../../../../ui/states'
import classes from './AvatarModal.module.css'
import 'virtual:texts/upload'

const problems: Readonly<Record<string, UploadProblem>> = {
  'cloud/aborted': 'cancelled',
  'cloud/unreachable': 'unreachable',
  'cloud/timeout': 'timeout',
}

type Parts = Pick<Cloud, 'storage' | 'records'>

/**
 * Takes an upload out again that no record names, because it would outlive the account; it tells nobody when
 * it cannot.
 */
const dropOrphan = async ({ storage, records }: Parts, uid: string): Promise<void> => {
  try {
    // What was there before lay at the same place, and a write without an answer may have arrived.
    if (!hasUpload(await records.readUser(uid), uid)) await storage.deleteAvatar(uid)
  } catch {
    // The failure that led here is what the user is told.
  }
}

/**
 * Uploads a user's picture and notes in the record where it is [A4.12-2]; where that fails, nothing is left
 * behind. `moved` gets 0-100.
 */
export const sendAvatar = async (
  cloud: Parts,
  { uid, file, moved }: { uid: string; file: File; moved: (percent: number) => void },
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  let isThere = false
  try {
    const photoUrl = await cloud.storage.uploadAvatar(uid, file, (share) => moved(share * 100), signal)
    isThere = true
    await cloud.records.updateUser(uid, { photoUrl })
    return { status: 'done', answer: photoUrl }
  } catch (error) {
    if (isThere) await dropOrphan(cloud, uid)
    return { status: 'failed', problem: problems[toFault(error).code] ?? 'refused' }
  }
}

/**
 * The machine that sends a user's picture to the cloud and notes in the record where it is [A4.12-2];
 * `onDone` once it is there.
 */
const useAvatarUpload = (uid: string, onDone: () => void) => {
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

interface AvatarCropProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** Pixels that the preview is drawn with; shown smaller where there is less room. */
const edge = 480
/** Pixels of the preview that an arrow key moves the picture by. */
const step = 24

const arrows: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -step, dy: 0 },
  ArrowRight: { dx: step, dy: 0 },
  ArrowUp: { dx: 0, dy: -step },
  ArrowDown: { dx: 0, dy: step },
}

/**
 * The square of a picture that becomes the avatar: moved by pointer or arrow keys, nearer and farther by a
 * slider.
 */
const AvatarCrop = ({ picture, crop, onChange }: AvatarCropProps) => {
  const { t } = useTranslation()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  const push = (dx: number, dy: number) => onChange(pushCrop(picture, crop, { dx, dy, edge }))
  const byKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    push(arrow.dx, arrow.dy)
  }
  const { pointers } = usePointerGesture({
    begin: ({ clientX: x, clientY: y }) => ({ x, y }),
    moved: (last, { clientX, clientY, currentTarget }) => {
      const scale = edge / currentTarget.clientWidth
      push((clientX - last.x) * scale, (clientY - last.y) * scale)
      Object.assign(last, { x: clientX, y: clientY })
    },
  })
  return (
    <div className={avatarCropClasses.crop}>
      <button
        type="button"
        className={avatarCropClasses.stage}
        aria-label={t('accountProfile.avatar.position')}
        aria-describedby={`${id}-help`}
        onKeyDown={byKey}
        {...pointers}
      >
        <canvas ref={canvas} width={edge} height={edge} className={avatarCropClasses.canvas} />
        <span className={avatarCropClasses.ring} aria-hidden />
      </button>
      <p id={`${id}-help`} className={avatarCropClasses.help}>
        {t('accountProfile.avatar.positionHelp')}
      </p>
      <label htmlFor={`${id}-zoom`} className={avatarCropClasses.label}>
        {t('accountProfile.avatar.zoom')}
      </label>
      <input
        id={`${id}-zoom`}
        className={avatarCropClasses.zoom}
        type="range"
        min={1}
        max={largestZoom}
        step={0.05}
        value={crop.zoom}
        onChange={(event) => onChange(limitCrop({ ...crop, zoom: Number(event.currentTarget.value) }))}
      />
    </div>
  )
}

interface AvatarModalProps {
  uid: string
  picture: ImageBitmap
  onClose: () => void
  /** The picture is in the cloud, and the record says so. */
  onDone: () => void
}

/**
 * Chooses the square of a picture, and sends it to the cloud [A2.4-36 A4.12-2]; that can be cancelled, and
 * tried again.
 */
export const AvatarModal = ({ uid, picture, onClose, onDone }: AvatarModalProps) => {
  const { t } = useTranslation()
  const [crop, setCrop] = useState(middle)
  const [isBroken, setBroken] = useState(false)
  const upload = useAvatarUpload(uid, onDone)
  const isBusy = useSelector(upload, (state) => state.hasTag('busy'))
  const problem = useSelector(upload, (state) =>
    state.hasTag('failed') ? (state.context.problem ?? 'refused') : undefined,
  )
  const percent = Math.round(useSelector(upload, ({ context }) => context.percent))
  const save = async () => {
    try {
      upload.send({ type: 'file.chosen', file: await toAvatarFile(picture, crop) })
    } catch {
      setBroken(true)
    }
  }
  const close = () => {
    upload.send({ type: 'upload.cancelled' })
    onClose()
  }
  const shown = isBroken ? 'broken' : problem
  return (
    <PanelModal
      isTop
      title={t('accountProfile.avatar.title')}
      onClose={close}
      buttons={
        <>
          <Button
            variant="default"
            onClick={isBusy ? () => upload.send({ type: 'upload.cancelled' }) : close}
          >
            {isBusy ? t('accountProfile.avatar.stop') : t('action.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            {problem ? t('action.tryAgain') : t('accountProfile.avatar.use')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <div inert={isBusy}>
          <AvatarCrop picture={picture} crop={crop} onChange={setCrop} />
        </div>
        {isBusy && (
          <div className={classes.progress}>
            <Progress.Root size="sm">
              <Progress.Section
                value={percent}
                aria-label={t('accountProfile.avatar.progress')}
                striped={percent === 100}
                animated={percent === 100}
              />
            </Progress.Root>
            <p className={classes.percent}>{t('upload.percent', { percent })}</p>
          </div>
        )}
        <div role="alert">
          {shown && !isBusy && <Notice kind="error">{t(`accountProfile.avatar.problem.${shown}`)}</Notice>}
        </div>
      </div>
    </PanelModal>
  )
}
