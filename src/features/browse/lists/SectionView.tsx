import { hosted } from '../../../base'
import { memo, useId, useMemo, type ReactNode } from 'react'
import type { TFunction } from 'i18next'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { isFavourite as saysSo, type ItemProps, type Place, type ItemTexts } from '../items/itemActions'
import { ItemRow, CardPlaceholder, ItemCard } from '../items/ItemRow'
import { rowAddress } from '../items/pressOf'
import { onPlainPress } from '../../../ui/navigation/PanelLink'
import { FontAwesomeIcon } from '../../../ui/fontAwesome/FontAwesomeIcon'
import { type ItemCalls, type SectionLayout, cardGap } from './layoutSections'
import type { Section } from './buildSections'
import classes from './SectionView.module.css'

const marked = new WeakMap<BrowseItem, BrowseItem>()

/**
 * An item with its heart as it is now: the item itself where its page says so, else always the same copy of
 * it.
 */
function withFavourite(item: BrowseItem, isFavourite: boolean): BrowseItem {
  if (saysSo(item) === isFavourite) return item
  const known = marked.get(item)
  if (known) return known
  const copy = { ...item, favourite: isFavourite, favorite: isFavourite }
  marked.set(item, copy)
  return copy
}

interface Props {
  t: TFunction
  texts: ItemTexts
  section: Section
  /** Which of the page's lists it is. */
  number: number
  place: Place
  origin: string | undefined
  activeTitle: string | undefined
  isFavourite: (item: BrowseItem) => boolean
  isSimple: boolean
  /** Those that are chosen; undefined while nobody chooses. */
  selected: ReadonlySet<BrowseItem> | undefined
  at: SectionLayout
  /** Lines [from, to) exist. */
  from: number
  to: number
  calls: ItemCalls
  onMoreItems: (section: number) => void
  aside: ReactNode
}

/** [D9-11] */
const placeholders = Array.from({ length: 6 }, (_, place) => <CardPlaceholder key={`empty-${place}`} />)

/** One list of a page: its title and icon, and those of its items that are in view [D2.6-7]. */
export const SectionView = memo(function SectionView(props: Props) {
  const { t, texts, section, number, at, from, to, calls, isSimple, activeTitle } = props
  const { items, title, icon, isGrid, more } = section
  const { links = [] } = section.list
  const titleId = useId()
  const own = useMemo((): Pick<ItemProps, 'onPress' | 'onPlay' | 'onHeart' | 'onMore' | 'onSelect'> => {
    const to =
      (call: ItemCalls['onPress']): ItemProps['onPress'] =>
      (item, index) =>
        call({ item, section: number, index })
    return {
      onPress: to(calls.onPress),
      onPlay: to(calls.onPlay),
      onHeart: to(calls.onHeart),
      onMore: (item, index, at) => calls.onMore({ item, section: number, index }, at),
      onSelect: (item, index, isRange) => calls.onSelect({ item, section: number, index }, isRange),
    }
  }, [calls, number])
  const first = from * at.columns
  const last = Math.min(to * at.columns, items.length)
  const isEnd = to >= at.lines
  const rows: ReactNode[] = []
  for (let index = first; index < last; index += 1) {
    const listed = items[index]
    if (!listed) continue
    const item = withFavourite(listed, props.isFavourite(listed))
    const parts = {
      t,
      texts,
      item,
      index,
      count: items.length,
      place: props.place,
      origin: props.origin,
      isSelected: props.selected?.has(listed),
      isActive: item.active === true || (activeTitle !== undefined && activeTitle === item.title),
      ...own,
    }
    rows.push(
      isGrid ? (
        <ItemCard key={index} {...parts} />
      ) : (
        <ItemRow key={index} {...parts} isSimple={isSimple} top={index * at.lineHeight} />
      ),
    )
  }
  const label = title === '' ? { 'aria-label': t('browse.list') } : { 'aria-labelledby': titleId }
  // Cards are laid out by the browser and moved together; rows stand where they are, so that one that comes
  // moves no other.
  const grid = {
    gridTemplateColumns: `repeat(${at.columns}, ${at.cardWidth}px)`,
    gap: cardGap,
    transform: `translateY(${from * at.lineHeight}px)`,
  }
  const linesHeight = at.lines * at.lineHeight
  return (
    <section
      className={classes.section}
      data-section={number}
      style={{ transform: `translateY(${at.top}px)`, height: at.height }}
      {...label}
    >
      {at.linesTop > 0 ? (
        <div className={classes.head}>
          {icon === undefined ? null : <FontAwesomeIcon name={icon} size={20} />}
          {title === '' ? null : (
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
          )}
          {links.length > 0 ? (
            <div className={classes.links}>
              {links.map((link, index) => {
                // A page, whatever it is of: it is opened as an item that has one.
                const item = { ...link, type: 'folder' }
                const address = rowAddress(item)
                return (
                  <a
                    key={`${index} ${link.uri}`}
                    href={address && hosted(address)}
                    className={classes.link}
                    onClick={onPlainPress(() => calls.onPress({ item, section: number, index }))}
                  >
                    {link.title}
                  </a>
                )
              })}
            </div>
          ) : null}
          {props.aside}
        </div>
      ) : null}
      <div className={classes.lines} style={{ height: linesHeight }}>
        {rows.length > 0 ? (
          <ul
            className={classes.list}
            style={isGrid ? grid : undefined}
            data-grid={isGrid || undefined}
            {...label}
          >
            {rows}
            {isGrid && isEnd ? placeholders : null}
          </ul>
        ) : null}
      </div>
      {items.length === 0 ? <p className={classes.none}>{t('browse.noItems')}</p> : null}
      {more > 0 && isEnd ? (
        <button type="button" className={classes.more} onClick={() => props.onMoreItems(number)}>
          {t('browse.more', { count: more })}
        </button>
      ) : null}
    </section>
  )
})
