import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import classes from './AvatarCrop.module.css'
import { largestZoom, limitCrop, pushCrop, type Crop } from './cropOf'
import { drawCrop } from './drawAvatar'

interface Props {
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

/** The square of a picture that becomes the avatar: moved by pointer or arrow keys, nearer and farther by a slider. */
export const AvatarCrop = ({ picture, crop, onChange }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number }>(undefined)
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
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const from = last.current
    if (!from) return
    const scale = edge / event.currentTarget.clientWidth
    last.current = { x: event.clientX, y: event.clientY }
    push((event.clientX - from.x) * scale, (event.clientY - from.y) * scale)
  }
  const end = () => {
    last.current = undefined
  }
  return (
    <div className={classes.crop}>
      <button
        type="button"
        className={classes.stage}
        aria-label={t('accountProfile.avatar.position')}
        aria-describedby={`${id}-help`}
        onKeyDown={byKey}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <canvas ref={canvas} width={edge} height={edge} className={classes.canvas} />
        <span className={classes.ring} aria-hidden />
      </button>
      <p id={`${id}-help`} className={classes.help}>
        {t('accountProfile.avatar.positionHelp')}
      </p>
      <label htmlFor={`${id}-zoom`} className={classes.label}>
        {t('accountProfile.avatar.zoom')}
      </label>
      <input
        id={`${id}-zoom`}
        className={classes.zoom}
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
