import { onIdle } from '../idle'
import { afterFling, isBeingFlung } from './fling'
import { useCallback, useState, type ReactNode } from 'react'
import { markSign } from '../cover/Cover'
import { FontAwesomeIcon } from '../fontAwesome/FontAwesomeIcon'
import { parseSafeAddress } from '../safeAddress'
import classes from './ListArt.module.css'

/**
 * The longest sides that players give the sizes of a cover by name, px, smallest first; what they send may be
 * larger, not smaller.
 */
const sizes = [
  ['small', 34],
  ['medium', 64],
  ['large', 174],
] as const

/**
 * The size at the end of what a player is to look for, in the address of a cover:
 * `web=artist/album/extralarge`.
 */
const sizeName = /([?&]web=[^&]*?(?:\/|%2F))(?:large|extralarge|mega)(?=&|$)/i

/**
 * The address of a cover that is shown `side` CSS px wide, for the pixels that this screen has: a smaller
 * picture is asked for where one will do, so that a list does not load and decode hundreds of large ones. An
 * address that names no size stays as it is.
 */
export function fitCover(address: string, side: number, pixelRatio = window.devicePixelRatio): string {
  const fitting = sizes.find(([, pixels]) => pixels >= side * pixelRatio)
  return fitting ? address.replace(sizeName, `$1${fitting[0]}`) : address
}

/**
 * What is left of an idle moment after which no further picture is begun, ms: on a small board one takes
 * about as long.
 */
const least = 2

/** Pictures without an address yet, in the order in which they came. */
const waiting = new Map<HTMLImageElement, string>()
let isDue = false

const due = () => {
  if (isDue) return
  isDue = true
  if (isBeingFlung()) afterFling(() => onIdle(fill, 1000))
  else onIdle(fill, 1000)
}

function fill(deadline?: IdleDeadline): void {
  isDue = false
  for (const [image, address] of waiting) {
    waiting.delete(image)
    image.src = address
    if (isBeingFlung() || (deadline && deadline.timeRemaining() < least)) break
  }
  if (waiting.size > 0) due()
}

/**
 * Has `image` show what is at `address` when the browser has nothing else to do, where it always has, one a
 * second; returns what calls it off. To begin a picture takes as long as to make the rest of a row: rows come
 * without waiting for theirs, and who scrolls past thousands has the player send none of them.
 */
export function showPicture(image: HTMLImageElement, address: string): () => void {
  // Not the one before it, beside other words.
  image.removeAttribute('src')
  image.removeAttribute('data-sign')
  waiting.set(image, address)
  due()
  return () => void waiting.delete(image)
}

interface Props {
  /** As the player gives it: an address, or a path on the player. */
  albumart: string | undefined
  /** A name of FontAwesome, for what has no picture. */
  icon: string | undefined
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** As wide as what it stands in, as on a card; else of the size of a row. */
  isLarge?: boolean
  /** What has no picture stands without a frame. */
  isBare?: boolean
  /** What stands for it where there is neither picture nor icon; a note unless told. */
  children?: ReactNode
}

/** A note, drawn once for all rows: hundreds of them pass while somebody scrolls. */
const note = (
  <svg className={classes.note} viewBox="0 0 24 24" aria-hidden>
    <path d="M9 17V5l10-2v12M9 17a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM19 15a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM9 9l10-2" />
  </svg>
)

/**
 * The picture of what is listed, decorative; its icon or a sign where there is none or it cannot be shown
 * [D2.6-8 D2.7-1].
 */
export function ListArt({ albumart, icon, origin, isLarge = false, isBare, children = note }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, { base: origin })
  const side = isLarge ? 240 : 48
  const fitting = address.ok ? fitCover(address.href, side) : undefined
  const src = fitting === broken ? undefined : fitting
  const fill = useCallback(
    (image: HTMLImageElement | null) => (image && src !== undefined ? showPicture(image, src) : undefined),
    [src],
  )
  return (
    <span
      className={classes.frame}
      data-large={isLarge || undefined}
      data-bare={(isBare && src === undefined) || undefined}
    >
      {src !== undefined ? (
        <img
          ref={fill}
          className={classes.picture}
          alt=""
          width={side}
          height={side}
          decoding="async"
          draggable={false}
          onLoad={(event) => markSign(event.currentTarget)}
          onError={() => setBroken(fitting)}
        />
      ) : icon ? (
        <FontAwesomeIcon name={icon} size={isLarge ? 44 : 20} />
      ) : (
        children
      )}
    </span>
  )
}

/** A box of its own look, of a row that can be chosen: filled and ticked where that has `data-selected`. */
export const tick = (
  <svg className={classes.tick} viewBox="0 0 24 24" aria-hidden>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <path d="M8 12.5l3 3l5.5-6.5" />
  </svg>
)
