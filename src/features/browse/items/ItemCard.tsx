import { memo } from 'react'
import signs from '../../../ui/rows/rowSigns.module.css'
import { actionsOf } from './actionsOf'
import { describeItem } from './describeItem'
import { isFavourite } from './isFavourite'
import { ItemArt } from './ItemArt'
import { keepFocusInItem } from './keepFocusInItem'
import classes from './ItemCard.module.css'
import { favouriteSign } from './favouriteSign'
import { ItemMarks } from './ItemMarks'
import type { ItemProps } from './ItemProps'

const heartClass = `${classes.heart} ${signs.heart}`
const playClass = `${classes.play} ${signs.triangle}`
const moreClass = `${classes.more} ${signs.dots}`

/** One item of a grid [D2.6-7]: its cover, as wide as its column, and two lines; as high as `cardHeightOf` says. */
export const ItemCard = memo(function ItemCard(props: ItemProps) {
  const { t, texts, item, index, count, place, origin, isActive } = props
  const { name, by } = describeItem(item)
  const where = { 'aria-setsize': count, 'aria-posinset': index + 1 }
  if (item.type === 'title')
    return (
      <li className={classes.card} data-heading {...where}>
        <h2 className={classes.heading}>{name}</h2>
      </li>
    )
  const { hasPlay, hasHeart, menu } = actionsOf(item, place)
  const shownName = name || texts.untitled
  return (
    <li className={classes.card} data-index={index} data-current={isActive || undefined} {...where}>
      <button
        type="button"
        className={classes.main}
        aria-current={isActive || undefined}
        onClick={() => props.onPress(item, index)}
        // By the mouse's other button, the key for it, or a finger that rests.
        onContextMenu={(event) => {
          if (menu.length === 0) return
          event.preventDefault()
          props.onMore(item, index)
        }}
      >
        <span className={classes.cover}>
          <ItemArt isLarge item={item} origin={origin} />
        </span>
        <span className={classes.words} data-short={menu.length > 0 || undefined}>
          <span className={classes.name}>{shownName}</span>
          <span className={classes.by}>
            {item.explicit || item.qualityDescription ? <ItemMarks t={t} item={item} /> : null}
            {by}
          </span>
        </span>
      </button>
      <div className={classes.tools}>
        {hasHeart ? (
          <button
            type="button"
            className={heartClass}
            aria-label={texts.makeFavourite(shownName)}
            onClick={(event) => {
              keepFocusInItem(event)
              props.onHeart(item, index)
            }}
          />
        ) : isFavourite(item) ? (
          <span className={classes.favourite}>{favouriteSign(t('browse.items.favourite'))}</span>
        ) : null}
        {hasPlay ? (
          <button
            type="button"
            className={playClass}
            aria-label={texts.play(shownName)}
            onClick={() => props.onPlay(item, index)}
          />
        ) : null}
      </div>
      {menu.length > 0 ? (
        <button
          type="button"
          className={moreClass}
          aria-label={texts.more(shownName)}
          aria-haspopup="dialog"
          data-more
          onClick={() => props.onMore(item, index)}
        />
      ) : null}
    </li>
  )
})
