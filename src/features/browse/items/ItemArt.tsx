import { useState } from 'react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { FontAwesomeIcon } from '../../../ui/fontAwesome/FontAwesomeIcon'
import { parseSafeAddress } from '../../../ui/safeAddress'
import classes from './ItemArt.module.css'
import { typeSign } from './typeSign'

interface Props {
  item: Pick<BrowseItem, 'albumart' | 'icon' | 'tracknumber' | 'type'>
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** As wide as what it stands in, for a card; else of the size of a row. */
  isLarge?: boolean
}

/**
 * The picture of an item, decorative; where there is none or it cannot be shown, its number among the tracks, its icon or the
 * sign of its type [D2.6-8].
 */
export function ItemArt({ item: { albumart, icon, tracknumber, type }, origin, isLarge = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = parseSafeAddress(albumart, { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  const number = String(tracknumber ?? '').trim()
  const isNumbered = number !== '' && number !== '0'
  const side = isLarge ? 240 : 48
  const instead = () => {
    if (isNumbered) return number
    return icon ? <FontAwesomeIcon name={icon} size={isLarge ? 44 : 20} /> : typeSign(type)
  }
  return (
    <span
      className={classes.frame}
      data-large={isLarge || undefined}
      data-numbered={(src === undefined && isNumbered) || undefined}
    >
      {src === undefined ? (
        instead()
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
