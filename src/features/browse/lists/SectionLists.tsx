import { useTextSize } from '../../../ui/textSize'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import {
  roomOfBars,
  useLaidOut,
  useLaterOverscan,
  useQuietStart,
  useSizesAnew,
} from '../../../ui/rows/virtualRows'
import { FlungRows, type FlungRow, useFlungList } from '../../../ui/rows/FlungRows'
import { allRows, usePrinting } from '../../../ui/usePrinting'
import { type Place, createItemTexts, describeItem } from '../items/itemActions'
import { type ItemCalls, layoutOf } from './layoutSections'
import type { Section } from './buildSections'
import classes from './SectionLists.module.css'
import { SectionView } from './SectionView'

/** Leads to an item of the lists. */
export interface ListsHandle {
  reveal: (section: number, index: number) => void
}

interface Props {
  sections: readonly Section[]
  place: Place
  origin: string | undefined
  /** Title of the input that is active [D7-16]. */
  activeTitle: string | undefined
  /** Whether an item is a favourite by now; another function when that changes. */
  isFavourite: (item: BrowseItem) => boolean
  /** Memory is scarce: rows without play button [D2.6-9]. */
  isSimple: boolean
  /** Those that are chosen; undefined while nobody chooses. */
  selected?: ReadonlySet<BrowseItem> | undefined
  /** They stand ready for those that are awaited. */
  isReady?: boolean
  /** How far the window was scrolled when the place was left, px. */
  scrolled: number
  /** Another value when what stands above the lists is of another height. */
  layout: string
  /** Another value when their items are in another order: other rows are in view all at once. */
  order?: string
  calls: ItemCalls
  /** More of a list is wanted. */
  onMoreItems: (section: number) => void
  handle?: Ref<ListsHandle>
  /** What stands at the end of a list's head, and whether something does. */
  headAside?: (section: number) => ReactNode
  hasAside?: (list: BrowseList) => boolean
}

const nowhere = () => false

/** The lists of a page, of which only the lines in view exist [D2.6-7]. */
export function SectionLists(props: Props) {
  const { sections, isReady = false, scrolled, layout, order = '', handle, calls, hasAside = nowhere } = props
  const { t } = useTranslation()
  const texts = useMemo(() => createItemTexts(t), [t])
  const root = useRef<HTMLDivElement>(null)
  // Guesses until the browser has laid out the page: to ask before would have it do that twice.
  const [margin, setMargin] = useState(220)
  const [width, setWidth] = useState(() => Math.min(document.documentElement.clientWidth - 32, 1100))
  const isGrid = sections.some((one) => one.isGrid)
  useLaidOut(root, layout, (box) => {
    // What stands above them while they are awaited goes when they come.
    if (!isReady) setMargin(Math.round(box.top + window.scrollY))
    if (box.width > 0) setWidth(Math.floor(box.width))
  })
  const overscan = useLaterOverscan(5, isReady, order)
  // Only cards depend on it.
  const usedWidth = isGrid ? width : 0
  const textSize = useTextSize()
  const laid = useMemo(
    () =>
      layoutOf(
        sections.map(({ list, items, title, icon, isGrid: inGrid, more }) => ({
          count: items.length,
          isGrid: inGrid,
          hasHead: title !== '' || icon !== undefined || (list.links ?? []).length > 0 || hasAside(list),
          hasMore: more > 0,
        })),
        usedWidth,
        textSize,
      ),
    [sections, usedWidth, textSize, hasAside],
  )
  const { scrollToFn, begin } = useQuietStart()
  const isPrinting = usePrinting()
  const flung = useFlungList(!isPrinting && !isGrid)
  const virtualizer = useWindowVirtualizer({
    scrollToFn,
    observeElementOffset: flung.observeElementOffset,
    count: laid.blocks.length,
    estimateSize: (index) => laid.blocks[index]?.size ?? 0,
    overscan,
    scrollMargin: margin,
    scrollPaddingStart: roomOfBars().top,
    useFlushSync: false,
    rangeExtractor: isPrinting ? allRows : flung.rangeExtractor,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: scrolled,
  })
  useLayoutEffect(begin, [begin])
  useSizesAnew(virtualizer, laid)

  useImperativeHandle(
    handle,
    () => ({
      reveal: (section, index) => {
        const at = laid.sections[section]
        if (!at) return
        const top =
          margin + at.top + at.linesTop + Math.floor(index / at.columns) * at.lineHeight - roomOfBars().top
        // What stands above the first belongs to it.
        window.scrollTo({ top: section === 0 && index === 0 ? 0 : Math.max(0, top) })
      },
    }),
    [laid, margin],
  )

  /** Lines in view, by section. */
  const shown = new Map<number, { from: number; to: number }>()
  for (const { index } of virtualizer.getVirtualItems()) {
    const block = laid.blocks[index]
    if (!block) continue
    const known = shown.get(block.section)
    if (!known) shown.set(block.section, { from: block.from, to: block.to })
    else
      shown.set(block.section, {
        from: known.from === known.to ? block.from : Math.min(known.from, block.from),
        to: Math.max(known.to, block.to),
      })
  }
  const rowsIn = (from: number, to: number) =>
    laid.sections.flatMap(({ top, linesTop, lineHeight, lines }, section) => {
      const start = top + linesTop
      const there = shown.get(section)
      const missing: FlungRow[] = []
      const last = Math.min(lines, Math.ceil((to - start) / lineHeight))
      for (let index = Math.max(0, Math.floor((from - start) / lineHeight)); index < last; index += 1) {
        const item = sections[section]?.items[index]
        if (!item || (there && index >= there.from && index < there.to)) continue
        const { name, by } = describeItem(item)
        missing.push({
          top: start + index * lineHeight,
          name: name || texts.untitled,
          by,
          isCurrent: item.active === true,
          onPress: () => calls.onPress({ item, section, index }),
        })
      }
      return missing
    })

  return (
    <div ref={root} className={classes.lists} style={{ height: laid.height }}>
      <FlungRows flung={flung} margin={margin} rowsIn={rowsIn} />
      {[...shown].map(([index, lines]) => {
        const section = sections[index]
        const at = laid.sections[index]
        return section && at ? (
          <SectionView
            key={index}
            t={t}
            texts={texts}
            section={section}
            place={props.place}
            origin={props.origin}
            activeTitle={props.activeTitle}
            isFavourite={props.isFavourite}
            isSimple={props.isSimple}
            selected={props.selected}
            number={index}
            at={at}
            from={lines.from}
            to={lines.to}
            calls={calls}
            aside={props.headAside?.(index)}
            onMoreItems={props.onMoreItems}
          />
        ) : null
      })}
    </div>
  )
}
