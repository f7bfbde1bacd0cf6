import { memo } from 'react'
import { parseSafeAddress } from '../../../ui/safeAddress'
import tagImageClasses from './TagImage.module.css'
import signs from '../../../ui/rows/rowSigns.module.css'
import { actionsOf } from './actionsOf'
import { describeItem } from './describeItem'
import { formatDuration } from './formatDuration'
import { isFavourite } from './isFavourite'
import { ItemArt } from './ItemArt'
import { favouriteSign } from './favouriteSign'
import { ItemMarks } from './ItemMarks'
import type { ItemProps } from './ItemProps'
import { keepFocusInItem } from './keepFocusInItem'
import classes from './ItemRow.module.css'

interface TagImageProps {
  /** As the player gives it. */
  address: string
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
}

/** The picture that a service tags an item with [D2.6-8], decorative; nothing where it cannot be shown. */
function TagImage({ address, origin }: TagImageProps) {
  const safe = parseSafeAddress(address, { base: origin })
  if (!safe.ok) return null
  return (
    <img
      key={safe.href}
      className={tagImageClasses.tag}
      src={safe.href}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}

interface ItemRowProps extends ItemProps {
  /** The simpler list of a touchscreen that saves memory: no play button, nothing beside the words [D2.6-9]. */
  isSimple: boolean
  /** From the top of the list, px; undefined where rows follow one another. */
  top?: number
}

const heartClass = `${classes.heart} ${signs.heart}`
const playClass = `${classes.play} ${signs.play}`
const moreClass = `${classes.more} ${signs.dots}`

/** One item of a list [D2.6-8]: a press opens or plays it, its menu has the rest. Plain elements, because hundreds pass in a second. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { t, texts, item, index, count, place, origin, isActive, isSimple, top } = props
  const { genre = '', tagImage = '' } = item
  const { name, by } = describeItem(item)
  const where = {
    'aria-setsize': count,
    'aria-posinset': index + 1,
    ...(top !== undefined && { style: { top } }),
  }
  if (item.type === 'title')
    return (
      <li className={classes.row} data-heading {...where}>
        <h2 className={classes.heading}>{name}</h2>
      </li>
    )
  const { hasPlay, hasHeart, menu } = actionsOf(item, place)
  const shownName = name || texts.untitled
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
      {hasPlay && !isSimple ? (
        <button
          type="button"
          className={playClass}
          aria-label={texts.play(shownName)}
          onClick={() => props.onPlay(item, index)}
        />
      ) : null}
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
