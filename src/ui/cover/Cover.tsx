import { type Icon, IconMusic } from '@tabler/icons-react'
import { useState } from 'react'
import { parseSafeAddress } from '../safeAddress'
import classes from './Cover.module.css'

/**
 * Whether a picture's address asks the player for a sign that stands for a folder, an artist or a source:
 * players answer `/albumart` with `icon=` or `sourceicon=` by white lines on nothing, which need a ground.
 * Where there may be a cover, too (`path=` or `web=` beside `icon=`), either comes back: what came tells
 * which [see markSign]. False for what is no address.
 */
export const isSign = (address: string | undefined): boolean => {
  if (address === undefined || !URL.canParse(address)) return false
  const { pathname, searchParams } = new URL(address)
  return pathname.endsWith('/albumart') && (searchParams.has('icon') || searchParams.has('sourceicon'))
}

/** A picture as large as this, px, tells whether there is a ground under its lines. */
const size = 16

/**
 * Whether more than a third of a picture, given as RGBA bytes, is nothing: a sign without a ground, and no
 * cover.
 */
export function isBare(data: Uint8ClampedArray): boolean {
  let nothing = 0
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 255) < 128) nothing += 1
  return nothing * 12 > data.length
}

function look(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return true
  context.drawImage(image, 0, 0, size, size)
  return isBare(context.getImageData(0, 0, size, size).data)
}

/**
 * Marks a picture that has come with `data-sign` when it is a sign that stands for what has no cover: its
 * address asks for one where there is no cover [see isSign], and what came has no ground of its own. Where
 * the browser shows nobody its dots, because it is from another host, the address alone tells. To be called
 * when it has loaded.
 */
export function markSign(image: HTMLImageElement): void {
  let sign = isSign(image.src)
  if (sign)
    try {
      sign = look(image)
    } catch {
      // Not for us to look at.
    }
  image.toggleAttribute('data-sign', sign)
}

interface Props {
  /** As the player gives it: an address, or a path on the player [D3-7]. */
  albumart: string | undefined
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** What it shows; left out where the words beside it say that. */
  label?: string
  /** What stands for it where there is none or it cannot be shown. */
  sign?: Icon
}

/** A cover, as large as what it stands in, with the corners of that. */
export function Cover({ albumart, origin, label = '', sign: Sign = IconMusic }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  if (src !== undefined)
    return (
      <img
        className={classes.picture}
        src={src}
        alt={label}
        decoding="async"
        draggable={false}
        onLoad={(event) => markSign(event.currentTarget)}
        onError={() => setBroken(src)}
      />
    )
  return (
    <div className={classes.none} {...(label !== '' && { role: 'img', 'aria-label': label })}>
      <Sign className={classes.sign} stroke={1.5} aria-hidden />
    </div>
  )
}
