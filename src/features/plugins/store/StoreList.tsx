import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useLaidOut } from '../../../ui/rows/useLaidOut'
import { useQuietStart } from '../../../ui/rows/useQuietStart'
import type { PluginActs } from '../usePluginActs'
import { StoreCard } from './StoreCard'
import classes from './StoreList.module.css'
import type { StorePlugin } from './StorePlugin'

interface Props {
  plugins: readonly StorePlugin[]
  acts: PluginActs
  asked: { about: 'uninstall' | 'details'; plugin: { key: string } } | undefined
  showsCategory: boolean
  /** Another value when what stands above the list is of another height. */
  layout: string
}

/** What a card is likely to be as tall as, px, before it is measured. */
const likelyHeight = 176

/**
 * Heights come with the observer, once the page is laid out: to ask a card for its own would have the browser do that at once, and again
 * for what comes behind it. Until then it is as tall as it was, or as it is likely to be.
 */
const heightOf = (
  card: Element,
  entry: ResizeObserverEntry | undefined,
  { measurementsCache }: Virtualizer<Window, Element>,
): number =>
  Math.round(
    entry?.borderBoxSize[0]?.blockSize ??
      measurementsCache[Number(card.getAttribute('data-index'))]?.size ??
      likelyHeight,
  )

/** The plugins of the store, of which only those in view exist; they are as tall as their words. */
export const StoreList = memo(function StoreList(props: Props) {
  const { plugins, acts, asked, showsCategory, layout } = props
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(300)
  const [overscan, setOverscan] = useState(0)
  useLaidOut(list, layout, ({ top }) => {
    setMargin(Math.round(top + window.scrollY))
    setOverscan(3)
  })
  const { scrollToFn, begin } = useQuietStart()
  const virtualizer = useWindowVirtualizer({
    scrollToFn,
    count: plugins.length,
    estimateSize: () => likelyHeight,
    measureElement: heightOf,
    overscan,
    scrollMargin: margin,
    getItemKey: (index) => plugins[index]?.key ?? index,
    useFlushSync: false,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
  })
  useLayoutEffect(begin, [begin])
  const shown = virtualizer.getVirtualItems()
  const total = virtualizer.getTotalSize()
  const before = (shown[0]?.start ?? margin) - margin
  const after = total - ((shown.at(-1)?.end ?? margin) - margin)
  return (
    <ul
      ref={list}
      className={classes.list}
      hidden={plugins.length === 0}
      // One below the other, so that they never lie upon each other while their heights are only likely.
      style={{ paddingBlock: `${Math.max(0, before)}px ${Math.max(0, after)}px` }}
      aria-label={t('plugins.store.label')}
    >
      {shown.map(({ index }) => {
        const plugin = plugins[index]
        return plugin === undefined ? null : (
          <li
            key={plugin.key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={classes.item}
            aria-setsize={plugins.length}
            aria-posinset={index + 1}
          >
            <StoreCard
              t={t}
              plugin={plugin}
              acts={acts}
              asked={asked?.plugin.key === plugin.key ? asked.about : undefined}
              showsCategory={showsCategory}
            />
          </li>
        )
      })}
    </ul>
  )
})
