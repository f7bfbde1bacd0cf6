import { memo } from 'react'
import { actionsOf } from './actionsOf'
import { describeItem } from './describeItem'
import { formatDuration } from './formatDuration'
import { isFavourite } from './isFavourite'
import { ItemArt } from './ItemArt'
import { favouriteSign, itemIcons } from './itemIcons'
import { ItemMarks } from './ItemMarks'
import type { ItemProps } from './ItemProps'
import { keepFocusInItem } from './keepFocusInItem'
import classes from './ItemRow.module.css'
import { TagImage } from './TagImage'

interface Props extends ItemProps {
  /** The simpler list of a touchscreen that saves memory: no play button, nothing beside the words [D2.6-9]. */
  isSimple: boolean
}

/** One item of a list [D2.6-8]: a press opens or plays it, its menu has the rest. Plain elements, because hundreds pass in a second. */
export const ItemRow = memo(function ItemRow(props: Props) {
  const { t, item, index, count, place, origin, isActive, isSimple } = props
  const { genre = '', tagImage = '' } = item
  const { name, by } = describeItem(item)
  const where = { 'aria-setsize': count, 'aria-posinset': index + 1 }
  if (item.type === 'title')
    return (
      <li className={classes.row} data-heading {...where}>
        <h2 className={classes.heading}>{name}</h2>
      </li>
    )
  const { hasPlay, hasHeart, menu } = actionsOf(item, place)
  const shownName = name || t('browse.items.untitled')
  return (
    <li className={classes.row} data-index={index} data-current={isActive || undefined} {...where}>
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
        <ItemArt item={item} origin={origin} />
        <span className={classes.words}>
          <span className={classes.name}>{shownName}</span>
          <span className={classes.by}>
            {item.explicit || item.qualityDescription ? <ItemMarks t={t} item={item} /> : null}
            {by}
          </span>
        </span>
        {tagImage && !isSimple ? <TagImage address={tagImage} origin={origin} /> : null}
        {genre && !isSimple ? <span className={classes.genre}>{genre}</span> : null}
        <span className={classes.length}>{formatDuration(item.duration)}</span>
      </button>
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
      {hasPlay && !isSimple ? (
        <button
          type="button"
          className={classes.play}
          aria-label={t('browse.items.play', { name: shownName })}
          onClick={() => props.onPlay(item, index)}
        >
          {itemIcons.play}
        </button>
      ) : null}
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
