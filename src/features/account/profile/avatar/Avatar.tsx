import { useState } from 'react'
import { parseSafeAddress } from '../../../../ui/safeAddress'
import classes from './Avatar.module.css'
import type { UploadProblem } from '../../../../../machines/upload.machine'
import type { UserRecord } from '../../../../../schemas/generated/types'

interface Props {
  /** The user's picture; only http and https are ever fetched. */
  photoUrl: string | undefined
  /** Stands in the place of the user's own picture, e.g. one that is on its way to the cloud. */
  override?: string | undefined
  /** Names to take the letter from: the first name, then the e-mail. */
  names: readonly (string | undefined)[]
  /** Width and height in px. */
  size?: number
}

/** First letter of a name as people count letters. */
const letterOf = (names: Props['names']): string => {
  const name = names.map((one) => one?.trim() ?? '').find((one) => one !== '') ?? '?'
  return (Array.from(name)[0] ?? '?').toLocaleUpperCase()
}

/**
 * The picture of a user, or a round letter where there is none or it cannot be had [A2.5-3]. Decorative: the
 * name stands beside it.
 */
export const Avatar = ({ photoUrl, override, names, size = 96 }: Props) => {
  const safe = parseSafeAddress(photoUrl)
  const address = override ?? (safe.ok ? safe.href : undefined)
  const [broken, setBroken] = useState<string>()
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      data-letter={address === undefined || address === broken || undefined}
      aria-hidden
    >
      {address === undefined || address === broken ? (
        letterOf(names)
      ) : (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  )
}

/**
 * Which part of a picture is taken: `zoom` from 1 (all that fits) up, `x` and `y` from -1 (start) to 1 (end).
 */
export interface Crop {
  zoom: number
  x: number
  y: number
}

/** Nearest that one gets. */
export const largestZoom = 4

/** The middle of a picture, as much as fits into a square. */
export const middle: Crop = { zoom: 1, x: 0, y: 0 }

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A crop that keeps its limits. */
export const limitCrop = ({ zoom, x, y }: Crop): Crop => ({
  zoom: within(zoom, 1, largestZoom),
  x: within(x, -1, 1),
  y: within(y, -1, 1),
})

/** The square of a picture, in its own pixels, that a crop takes; always inside of it. */
export const cropOf = (
  { width, height }: { width: number; height: number },
  crop: Crop,
): { left: number; top: number; side: number } => {
  const { zoom, x, y } = limitCrop(crop)
  const side = Math.min(width, height) / zoom
  return { side, left: ((width - side) * (1 + x)) / 2, top: ((height - side) * (1 + y)) / 2 }
}

/**
 * The crop after the picture was pushed by `dx` and `dy` px in a preview of `edge` px: the picture follows
 * the finger, so what is taken goes the other way.
 */
export const pushCrop = (
  picture: { width: number; height: number },
  crop: Crop,
  { dx, dy, edge }: { dx: number; dy: number; edge: number },
): Crop => {
  const { side } = cropOf(picture, crop)
  const scale = side / edge
  const shift = (room: number, delta: number) => (room > 0 ? (-2 * delta * scale) / room : 0)
  return limitCrop({
    zoom: crop.zoom,
    x: crop.x + shift(picture.width - side, dx),
    y: crop.y + shift(picture.height - side, dy),
  })
}

/** Width and height of what is uploaded, in px. */
const avatarEdge = 512

/** Draws the part of a picture that a crop takes over the whole of a square canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = cropOf(picture, crop)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/**
 * What is uploaded: a JPEG of 512 px, without what a camera writes into its files. Rejects where the browser
 * cannot write one.
 */
export const toAvatarFile = (picture: ImageBitmap, crop: Crop): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = avatarEdge
  canvas.height = avatarEdge
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'avatar.jpg', { type: blob.type }))
          : reject(new Error('the canvas gave no picture')),
      'image/jpeg',
      0.9,
    ),
  )
}

/** Bytes that the picture of a user may have. */
export const largestAvatar = 5 * 1024 * 1024

/** What is wrong with a file that is to be the picture of a user: no picture, too large, or nothing in it. */
export const checkAvatar = ({ type, size }: Pick<File, 'type' | 'size'>): UploadProblem | undefined => {
  if (!type.startsWith('image/')) return 'type'
  if (size === 0) return 'empty'
  return size > largestAvatar ? 'size' : undefined
}

/**
 * Whether a record shows a picture that was uploaded to our storage [A7.2-5], not one of a social provider or
 * none.
 */
export const hasUpload = (record: UserRecord | undefined, uid: string): boolean =>
  [record?.photoUrl, record?.photoURL].some((address) =>
    address?.includes(encodeURIComponent(`userAvatars/${uid}`)),
  )
