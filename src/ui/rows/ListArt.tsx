import { useCallback, useState, type ReactNode } from 'react'
import { fitCover } from '../cover/fitCover'
import { markSign } from '../cover/markSign'
import { FontAwesomeIcon } from '../fontAwesome/FontAwesomeIcon'
import { parseSafeAddress } from '../safeAddress'
import classes from './ListArt.module.css'
import { showPicture } from './pictures'

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

/** The picture of what is listed, decorative; its icon or a sign where there is none or it cannot be shown [D2.6-8 D2.7-1]. */
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
          loading="lazy"
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
