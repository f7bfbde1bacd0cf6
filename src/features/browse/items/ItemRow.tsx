import { memo } from 'react'
import { formatDuration, describeItem, type ItemProps } from './itemActions'
import { ItemArt, itemParts, TagImage } from './itemParts'
import { cardAddress, rowAddress } from './pressOf'
import signs from '../../../ui/rows/rowSigns.module.css'
import classes from './ItemRow.module.css'
import placeholderClasses from './CardPlaceholder.module.css'
import itemCardClasses from './ItemCard.module.css'

interface ItemRowProps extends ItemProps {
  /**
   * The simpler list of a touchscreen that saves memory: no play button, nothing beside the words [D2.6-9].
   */
  isSimple: boolean
  /** From the top of the list, px; undefined where rows follow one another. */
  top?: number
}

const partClasses = {
  main: classes.main,
  name: classes.name,
  by: classes.by,
  favourite: classes.favourite,
  heart: `${classes.heart} ${signs.heart}`,
  play: `${classes.play} ${signs.play}`,
  more: `${classes.more} ${signs.dots}`,
}

/** One item of a list [D2.6-8]: a press opens or plays it, its menu has the rest. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, count, origin, isActive, isSimple, top } = props
  const { genre = '', tagImage = '' } = item
  const where = {
    'aria-setsize': count,
    'aria-posinset': index + 1,
    ...(top !== undefined && { style: { top } }),
  }
  if (item.type === 'title')
    return (
      <li className={classes.row} data-heading {...where}>
        <h2 className={classes.heading}>{describeItem(item).name}</h2>
      </li>
    )
  const { main, words, heart, play, more } = itemParts(props, partClasses, rowAddress(item))
  return (
    <li
      className={classes.row}
      data-index={index}
      data-current={isActive || undefined}
      data-selected={props.isSelected || undefined}
      {...where}
    >
      {main(
        <>
          <ItemArt item={item} origin={origin} />
          <span className={classes.words}>{words}</span>
          {tagImage && !isSimple ? <TagImage address={tagImage} origin={origin} /> : null}
          {genre && !isSimple ? <span className={classes.genre}>{genre}</span> : null}
          <span className={classes.length}>{formatDuration(item.duration)}</span>
        </>,
      )}
      {heart}
      {isSimple ? null : play}
      {more}
    </li>
  )
})

/** A card of nothing, appended to grids [D2.6-7 D9-11]: as high as the others, and told to nobody. */
export const CardPlaceholder = () => <li className={placeholderClasses.card} aria-hidden />

const itemCardPartClasses = {
  main: itemCardClasses.main,
  name: itemCardClasses.name,
  by: itemCardClasses.by,
  favourite: itemCardClasses.favourite,
  heart: `${itemCardClasses.heart} ${signs.heart}`,
  play: `${itemCardClasses.play} ${signs.triangle}`,
  more: `${itemCardClasses.more} ${signs.dots}`,
}

/**
 * One item of a grid [D2.6-7]: its cover, as wide as its column, and two lines; as high as `cardHeightOf`
 * says.
 */
export const ItemCard = memo(function ItemCard(props: ItemProps) {
  const { item, index, count, origin, isActive } = props
  const where = { 'aria-setsize': count, 'aria-posinset': index + 1 }
  if (item.type === 'title')
    return (
      <li className={itemCardClasses.card} data-heading {...where}>
        <h2 className={itemCardClasses.heading}>{describeItem(item).name}</h2>
      </li>
    )
  const { hasMenu, main, words, heart, play, more } = itemParts(props, itemCardPartClasses, cardAddress(item))
  return (
    <li
      className={itemCardClasses.card}
      data-index={index}
      data-current={isActive || undefined}
      data-selected={props.isSelected || undefined}
      {...where}
    >
      {main(
        <>
          <span className={itemCardClasses.cover}>
            <ItemArt isLarge item={item} origin={origin} />
          </span>
          <span className={itemCardClasses.words} data-short={hasMenu || undefined}>
            {words}
          </span>
        </>,
      )}
      <div className={itemCardClasses.tools}>
        {heart}
        {play}
      </div>
      {more}
    </li>
  )
})
