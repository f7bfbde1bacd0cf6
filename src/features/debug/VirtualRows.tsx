import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import classes from './VirtualRows.module.css'

interface Props<T> {
  items: readonly T[]
  /** Stays the same for the same item, wherever it stands. */
  keyOf: (item: T) => number
  /** Spoken name of the list. */
  label: string
  children: (item: T) => ReactNode
}

/** Height of a row before it is measured, px. */
const usual = 44

/** A scrolling list that holds only the rows in view; rows may have any height. */
export function VirtualRows<T>({ items, keyOf, label, children }: Props<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usual,
    overscan: 8,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
  })
  return (
    <div ref={scroller} className={classes.scroller}>
      <ul aria-label={label} className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(item)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
