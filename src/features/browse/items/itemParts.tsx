import { hosted } from '../../../base'
import type { ReactElement, ReactNode, MouseEvent } from 'react'
import type { TFunction } from 'i18next'
import typeSignClasses from './typeSign.module.css'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { ListArt, tick } from '../../../ui/rows/ListArt'
import itemArtClasses from './ItemArt.module.css'
import itemMarksClasses from './ItemMarks.module.css'
import { parseSafeAddress } from '../../../ui/safeAddress'
import tagImageClasses from './TagImage.module.css'
import { menuPlaceOf } from '../../../ui/menu/menuPlace'
import { onPlainPress } from '../../../ui/navigation/PanelLink'

import {
  actionsOf,
  describeItem,
  favouriteSign,
  isChoosable,
  isFavourite,
  type ItemProps,
} from './itemActions'

const sign = (path: string) => (
  <svg className={typeSignClasses.sign} viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

// Drawn once for all items: hundreds of them pass while somebody scrolls.
const folder = sign('M3.5 18V6.5h6l2 2.5h9v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z')
const disc = sign(
  'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM14 12a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM6.5 12a5.5 5.5 0 0 1 5.5-5.5',
)
const person = sign('M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4.5 20a7.5 6 0 0 1 15 0')
const list = sign('M4 6h16M4 11h9M4 16h7M20 17.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM20 17.5V10')
const radio = sign('M4 9h16v11H4zM7 9l10-5M11 14.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM14.5 13H17M14.5 16H17')
const drive = sign('M4 13h16v6H4zM4 13l3-8h10l3 8M16.5 16h.01')
export const heart = sign('M12 20l-7.6-7.4a4.6 4.6 0 0 1 6.5-6.5L12 7.2l1.1-1.1a4.6 4.6 0 0 1 6.5 6.5z')

const typeSigns: ReadonlyMap<string, ReactElement> = new Map([
  ['album', disc],
  ['cd', disc],
  ['artist', person],
  ['playlist', list],
  ['play-playlist', list],
  ['cuefile', list],
  ['webradio', radio],
  ['mywebradio', radio],
  ['mywebradio-category', radio],
  ['radio-category', radio],
  ['radio-favourites', heart],
  ['remdisk', drive],
])

/** [D3-16] */
const tracks: ReadonlySet<string> = new Set(['song', 'cuesong', ''])

/**
 * What stands for an item that has neither picture nor icon [D2.6-8]: undefined for a track, which the note
 * stands for, and a folder for all that leads on.
 */
export const typeSign = (type = ''): ReactElement | undefined =>
  tracks.has(type) ? undefined : (typeSigns.get(type) ?? folder)

interface ItemArtProps {
  item: Pick<BrowseItem, 'albumart' | 'icon' | 'tracknumber' | 'type'>
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** As wide as what it stands in, as on a card. */
  isLarge?: boolean
}

/**
 * The picture of an item; where there is none or it cannot be shown, its number among the tracks, its icon or
 * the sign of its type [D2.6-8].
 */
export function ItemArt({
  item: { albumart, icon, tracknumber, type },
  origin,
  isLarge = false,
}: ItemArtProps) {
  const number = String(tracknumber ?? '').trim()
  const isNumbered = number !== '' && number !== '0'
  return (
    <ListArt
      albumart={albumart}
      icon={isNumbered ? undefined : icon}
      origin={origin}
      isLarge={isLarge}
      isBare={isNumbered && !isLarge}
    >
      {isNumbered ? (
        <span className={itemArtClasses.number} data-large={isLarge || undefined}>
          {number}
        </span>
      ) : (
        typeSign(type)
      )}
    </ListArt>
  )
}

/** [D9-15] */
const highResolution = 'HI_RES'

interface ItemMarksProps {
  t: TFunction
  item: Pick<BrowseItem, 'explicit' | 'qualityDescription'>
}

/** The small signs before the words of an item: explicit, and high resolution [D3-15 D9-15]. */
export const ItemMarks = ({ t, item: { explicit, qualityDescription } }: ItemMarksProps) => (
  <>
    {explicit === true ? (
      <span className={itemMarksClasses.mark} role="img" aria-label={t('browse.items.explicit')}>
        E
      </span>
    ) : null}
    {qualityDescription === highResolution ? (
      <span className={itemMarksClasses.mark} data-quality>
        {t('browse.items.hiRes')}
      </span>
    ) : null}
  </>
)

/**
 * For a button that goes with what it does, as the heart of what becomes a favourite: who pressed it by a key
 * stays at the item.
 */
export function keepFocusInItem({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail === 0) currentTarget.closest('li')?.querySelector<HTMLElement>('a, button')?.focus()
}

interface TagImageProps {
  /** As the player gives it. */
  address: string
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
}

/** The picture that a service tags an item with [D2.6-8], decorative; nothing where it cannot be shown. */
export function TagImage({ address, origin }: TagImageProps) {
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

/** The classes of the shared parts. */
interface PartClasses {
  main: string | undefined
  name: string | undefined
  by: string | undefined
  favourite: string | undefined
  heart: string
  play: string
  more: string
}

const itemWords = (t: TFunction, item: BrowseItem, classes: PartClasses, name: string, by: string) => (
  <>
    <span className={classes.name}>{name}</span>
    <span className={classes.by}>
      {item.explicit || item.qualityDescription ? <ItemMarks t={t} item={item} /> : null}
      {by}
    </span>
  </>
)

/** The same while several are chosen: a press chooses it, or gives it up; what cannot be chosen is dimmed. */
function choosingParts(props: ItemProps, classes: PartClasses, name: string, by: string) {
  const { t, item, place, isSelected = false, onSelect } = props
  return {
    hasMenu: false,
    main: (children: ReactNode) => (
      <button
        type="button"
        className={classes.main}
        role="checkbox"
        aria-checked={isSelected}
        disabled={!isChoosable(item, place)}
        onClick={(event) => onSelect?.(item, props.index, event.shiftKey)}
      >
        {tick}
        {children}
      </button>
    ),
    words: itemWords(t, item, classes, name, by),
    heart: null,
    play: null,
    more: null,
  }
}

/**
 * What a row and a card share, as plain elements, because hundreds pass in a second; null where the item has
 * none. `main` is what opens or plays it: a link where it leads to an address within the panel, which a tab
 * of its own can open, too, else a button.
 */
export function itemParts(props: ItemProps, classes: PartClasses, address: string | undefined) {
  const { t, texts, item, index, place, isActive } = props
  const { name, by } = describeItem(item)
  const { hasPlay, hasHeart, menu } = actionsOf(item, place)
  const shownName = name || texts.untitled
  if (props.isSelected !== undefined) return choosingParts(props, classes, shownName, by)
  const hasMenu = menu.length > 0
  const act = () => props.onPress(item, index)
  const main = {
    className: classes.main,
    'aria-current': isActive || undefined,
    // By the mouse's other button, the key for it, or a finger that rests.
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (!hasMenu) return
      event.preventDefault()
      props.onMore(item, index, menuPlaceOf(event))
    },
  }
  return {
    hasMenu,
    main: (children: ReactNode) =>
      address === undefined ? (
        <button type="button" {...main} onClick={act}>
          {children}
        </button>
      ) : (
        <a href={hosted(address)} {...main} onClick={onPlainPress(act)}>
          {children}
        </a>
      ),
    words: itemWords(t, item, classes, shownName, by),
    heart: hasHeart ? (
      <button
        type="button"
        className={classes.heart}
        aria-label={texts.makeFavourite(shownName)}
        onClick={(event) => {
          keepFocusInItem(event)
          props.onHeart(item, index)
        }}
      />
    ) : isFavourite(item) ? (
      <span className={classes.favourite}>{favouriteSign(t('browse.items.favourite'))}</span>
    ) : null,
    play: hasPlay ? (
      <button
        type="button"
        className={classes.play}
        aria-label={texts.play(shownName)}
        onClick={() => props.onPlay(item, index)}
      />
    ) : null,
    more: hasMenu ? (
      <button
        type="button"
        className={classes.more}
        aria-label={texts.more(shownName)}
        aria-haspopup="menu"
        data-more
        onClick={(event) => props.onMore(item, index, menuPlaceOf(event))}
      />
    ) : null,
  }
}
