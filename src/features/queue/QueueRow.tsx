import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import type { TFunction } from 'i18next'
import type { QueueEntry } from '../../../machines/queue.machine'
import { menuPlaceOf, type MenuPlace } from '../../ui/menu/menuPlace'
import { ListArt, tick } from '../../ui/rows/ListArt'
import signs from '../../ui/rows/rowSigns.module.css'
import { describeEntry, type RowTexts } from './EntryMenu'
import classes from './QueueRow.module.css'
import type { Playing } from './useQueue'
import type { Drag } from '../../ui/rows/useReorder'

/** The length of a track as m:ss, hours folded into the minutes [D3-11]; '' where it is not known. */
function formatLength(seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > 0)) return ''
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

interface Props {
  /** The list's own, because to get one takes a row a fifth of its time. */
  t: TFunction
  /** What its buttons are called. */
  texts: RowTexts
  entry: QueueEntry
  index: number
  count: number
  /** From the top of the list, px. */
  top: number
  /** What the player does with it; undefined for an entry that is not the current one. */
  playing: Playing['status'] | undefined
  origin: string | undefined
  /** Whether it is chosen; undefined while nobody chooses. */
  isSelected: boolean | undefined
  canMove: boolean
  onPlay: (entry: QueueEntry) => void
  onSelect: (entry: QueueEntry, isRange: boolean) => void
  onRemove: (entry: QueueEntry) => void
  /** Its menu is wanted, there. */
  onMore: (entry: QueueEntry, at: MenuPlace) => void
  /** It is on its way, by pointer or by keys. */
  draggedBy: Drag['by'] | undefined
  /** Id of the words that tell how the handle is used. */
  help: string
  onGrab: (entry: QueueEntry, event: PointerEvent<HTMLElement>) => void
  onGrabToggle: (entry: QueueEntry) => void
  onHandleKey: (entry: QueueEntry, event: KeyboardEvent) => void
  onHandleLeave: () => void
}

const playingSigns = {
  play: 'M7 18V9M12 18V5M17 18v-6',
  pause: 'M8 6v12M16 6v12',
  stop: '',
}

const removeClass = `${classes.remove} ${signs.cross}`
const moreClass = `${classes.more} ${signs.pillar}`
const handleClass = `${classes.handle} ${signs.handle}`

/**
 * One entry: a press plays it, the X removes it [D2.7-1 D2.7-2], its menu has the rest. Plain elements,
 * because hundreds pass in a second.
 */
export const QueueRow = memo(function QueueRow(props: Props) {
  const { t, texts, entry, index, count, top, playing, origin, draggedBy, isSelected, canMove, onRemove } =
    props
  const isChoosing = isSelected !== undefined
  const { item } = entry
  const { name, by } = describeEntry(item)
  const shownName = name || texts.nameless
  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-grabbed={draggedBy}
      data-selected={isSelected || undefined}
      data-current={playing !== undefined || undefined}
      aria-current={playing !== undefined || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <button
        type="button"
        className={classes.main}
        {...(isChoosing && { role: 'checkbox', 'aria-checked': isSelected })}
        onClick={(event) => (isChoosing ? props.onSelect(entry, event.shiftKey) : props.onPlay(entry))}
        // A finger on the row scrolls; it drags by the handle.
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse' && canMove && !isChoosing) props.onGrab(entry, event)
        }}
        // By the mouse's other button, the key for it, or a finger that rests.
        onContextMenu={(event) => {
          if (isChoosing || draggedBy) return
          event.preventDefault()
          props.onMore(entry, menuPlaceOf(event))
        }}
      >
        {isChoosing ? tick : null}
        <span className={classes.art}>
          <ListArt albumart={item.albumart} icon={item.icon} origin={origin} />
          {playing === undefined || playing === 'stop' ? null : (
            <svg
              className={classes.sign}
              viewBox="0 0 24 24"
              role="img"
              aria-label={t(`queue.current.${playing}`)}
            >
              <path d={playingSigns[playing]} />
            </svg>
          )}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{shownName}</span>
          <span className={classes.by}>{by}</span>
        </span>
        <span className={classes.length}>{formatLength(item.duration)}</span>
      </button>
      {isChoosing ? null : (
        <>
          <button
            type="button"
            className={removeClass}
            aria-label={texts.remove(shownName)}
            data-remove
            onClick={() => onRemove(entry)}
          />
          <button
            type="button"
            className={moreClass}
            aria-label={texts.more(shownName)}
            aria-haspopup="menu"
            data-more
            onClick={(event) => props.onMore(entry, menuPlaceOf(event))}
          />
        </>
      )}
      {isChoosing || !canMove ? null : (
        <button
          type="button"
          className={handleClass}
          aria-label={texts.move(shownName)}
          aria-describedby={props.help}
          aria-pressed={draggedBy !== undefined}
          data-handle
          onPointerDown={(event) => props.onGrab(entry, event)}
          // With a pointer it is dragged; keys and screen readers press it.
          onClick={({ detail }) => detail === 0 && props.onGrabToggle(entry)}
          onKeyDown={(event) => props.onHandleKey(entry, event)}
          onBlur={props.onHandleLeave}
        />
      )}
    </li>
  )
})
