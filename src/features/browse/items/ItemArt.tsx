import type { BrowseItem } from '../../../../schemas/generated/types'
import { ListArt } from '../../../ui/rows/ListArt'
import classes from './ItemArt.module.css'
import { typeSign } from './typeSign'

interface Props {
  item: Pick<BrowseItem, 'albumart' | 'icon' | 'tracknumber' | 'type'>
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** As wide as what it stands in, as on a card. */
  isLarge?: boolean
}

/**
 * The picture of an item; where there is none or it cannot be shown, its number among the tracks, its icon or the sign of its
 * type [D2.6-8].
 */
export function ItemArt({ item: { albumart, icon, tracknumber, type }, origin, isLarge = false }: Props) {
  const number = String(tracknumber ?? '').trim()
  const isNumbered = number !== '' && number !== '0'
  return (
    <ListArt
      albumart={albumart}
      icon={isNumbered ? undefined : icon}
      origin={origin}
      isLarge={isLarge}
      isBare={isNumbered && !isLarge}
    >
      {isNumbered ? (
        <span className={classes.number} data-large={isLarge || undefined}>
          {number}
        </span>
      ) : (
        typeSign(type)
      )}
    </ListArt>
  )
}
