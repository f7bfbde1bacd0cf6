import { memo } from 'react'
import { actionsOf } from './actionsOf'
import { describeItem } from './describeItem'
import { isFavourite } from './isFavourite'
import { ItemArt } from './ItemArt'
import { keepFocusInItem } from './keepFocusInItem'
import classes from './ItemCard.module.css'
import { favouriteSign, itemIcons } from './itemIcons'
import { ItemMarks } from './ItemMarks'
import type { ItemProps } from './ItemProps'

/** One item of a grid [D2.6-7]: its cover, as wide as its column, and two lines; as high as `cardHeightOf` says. */
export const ItemCard = memo(function ItemCard(props: ItemProps) {
  const { t, item, index, count, place, origin, isActive } = props
  const { name, by } = describeItem(item)
  const where = { 'aria-setsize': count, 'aria-posinset': index + 1 }
  if (item.type === 'title')
    return (
      <li className={classes.card} data-heading {...where}>
        <h2 className={classes.heading}>{name}</h2>
      </li>
    )
  const { hasPlay, hasHeart, menu } = actionsOf(item, place)
  const shownName = name || t('browse.items.untitled')
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
            className={classes.heart}
            aria-label={t('browse.items.makeFavourite', { name: shownName })}
            onClick={(event) => {
              keepFocusInItem(event)
              props.onHeart(item, index)
            }}
          >
            {itemIcons.heart}
          </button>
        ) : isFavourite(item) ? (
          <span className={classes.favourite}>{favouriteSign(t('browse.items.favourite'))}</span>
        ) : null}
        {hasPlay ? (
          <button
            type="button"
            className={classes.play}
            aria-label={t('browse.items.play', { name: shownName })}
            onClick={() => props.onPlay(item, index)}
          >
            {itemIcons.play}
          </button>
        ) : null}
      </div>
      {menu.length > 0 ? (
        <button
          type="button"
          className={classes.more}
          aria-label={t('browse.items.more', { name: shownName })}
          aria-haspopup="dialog"
          data-more
          onClick={() => props.onMore(item, index)}
        >
          {itemIcons.dots}
        </button>
      ) : null}
    </li>
  )
})
