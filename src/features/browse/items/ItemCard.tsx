import { memo } from 'react'
import { describeItem, type ItemProps } from './itemActions'
import { ItemArt, itemParts } from './itemParts'
import signs from '../../../ui/rows/rowSigns.module.css'
import placeholderClasses from './CardPlaceholder.module.css'
import classes from './ItemCard.module.css'

/** A card of nothing, appended to grids [D2.6-7 D9-11]: as high as the others, and told to nobody. */
export const CardPlaceholder = () => <li className={placeholderClasses.card} aria-hidden />

const partClasses = {
  main: classes.main,
  name: classes.name,
  by: classes.by,
  favourite: classes.favourite,
  heart: `${classes.heart} ${signs.heart}`,
  play: `${classes.play} ${signs.triangle}`,
  more: `${classes.more} ${signs.dots}`,
}

/** One item of a grid [D2.6-7]: its cover, as wide as its column, and two lines; as high as `cardHeightOf` says. */
export const ItemCard = memo(function ItemCard(props: ItemProps) {
  const { item, index, count, origin, isActive } = props
  const where = { 'aria-setsize': count, 'aria-posinset': index + 1 }
  if (item.type === 'title')
    return (
      <li className={classes.card} data-heading {...where}>
        <h2 className={classes.heading}>{describeItem(item).name}</h2>
      </li>
    )
  const { hasMenu, press, words, heart, play, more } = itemParts(props, partClasses)
  return (
    <li className={classes.card} data-index={index} data-current={isActive || undefined} {...where}>
      <button {...press}>
        <span className={classes.cover}>
          <ItemArt isLarge item={item} origin={origin} />
        </span>
        <span className={classes.words} data-short={hasMenu || undefined}>
          {words}
        </span>
      </button>
      <div className={classes.tools}>
        {heart}
        {play}
      </div>
      {more}
    </li>
  )
})
