import { ActionIcon, Title } from '@mantine/core'
import { IconChecklist, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { BrowseItem } from '../../../schemas/generated/types'
import {
  isStarting,
  type SendOutcome,
  useDevice,
  useNowPlayingStore,
  useOrigin,
  useSilence,
} from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Cover } from '../../ui/cover/Cover'
import { onIdle } from '../../ui/idle'
import { type MenuPlace, menuPlaceOf } from '../../ui/menu/menuPlace'
import signs from '../../ui/rows/rowSigns.module.css'
import { tick } from '../../ui/rows/ListArt'
import { useChoosingKeys, useSelection } from '../../ui/rows/useSelection'
import { NoAnswer, WaitingLines } from '../../ui/states'
import { useReportOutcome } from '../../ui/toasts/Toast'
import moreSpotClasses from './MoreSpot.module.css'
import recentCardClasses from './RecentCard.module.css'
import classes from './RecentlyPlayed.module.css'

interface MoreSpotProps {
  name: string
  /** Its menu is wanted, there; undefined where there is none. */
  onMore: ((at: MenuPlace) => void) | undefined
  /** It is as wide as a row, so that its button stands in the middle of its end. */
  isRow?: boolean
  /** The button that plays it. */
  children: ReactNode
}

/** A card, and the button of its menu above its lower end: a button can hold no other. */
export function MoreSpot({ name, onMore, isRow, children }: MoreSpotProps) {
  const { t } = useTranslation()
  if (!onMore) return children
  return (
    // The menu by the mouse's other button and by a finger that rests is one of the card's button, too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={moreSpotClasses.spot}
      data-row={isRow || undefined}
      onContextMenu={(event) => {
        event.preventDefault()
        onMore(menuPlaceOf(event))
      }}
    >
      {children}
      <button
        type="button"
        className={`${moreSpotClasses.more} ${signs.pillar}`}
        aria-label={t('home.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => onMore(menuPlaceOf(event))}
      />
    </div>
  )
}

/**
 * Takes what became of an order to play: tells of what was refused, and asks a player that does not say that
 * it plays, also when this screen has been left meanwhile.
 */
export function usePlayOrder(): (outcome: SendOutcome) => void {
  const player = useNowPlayingStore()
  const reportOutcome = useReportOutcome()
  return (outcome) => {
    if (reportOutcome(outcome)) player.expectPlay()
  }
}

/** Where players list what they have played last. */
export const ofLastPlayed = 'Last_100'
/** So many are shown. */
const most = 12
/** By it the answer is told from those to browse. */
const ref = 'home-recently-played'
const question = { uri: ofLastPlayed, ref }
/** ms between two questions to a player that is starting. */
const pause = 2000

/** What was played last, as far as the player has told it. */
interface RecentItems {
  phase: 'waiting' | 'silent' | 'ready'
  /** Newest first; 12 at most, all with an address. */
  items: readonly BrowseItem[]
  /** Asks once more. */
  retry: () => void
}

/** Asks what was played last, not before the panel has been drawn and is idle. */
function useRecentlyPlayed(): RecentItems {
  const device = useDevice()
  const [isIdle, setIdle] = useState(false)
  const [asked, setAsked] = useState(0)
  const [items, setItems] = useState<readonly BrowseItem[]>()
  useEffect(() => onIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (!isIdle) return undefined
    let again: ReturnType<typeof setTimeout> | undefined
    const leave = device.on('pushBrowseLibrary', ({ ref: answered, navigation }) => {
      if (answered !== ref) return
      clearTimeout(again)
      // It does not know yet.
      if (!navigation && isStarting(device)) {
        again = setTimeout(() => device.send('browseLibrary', question), pause)
        return
      }
      const all = navigation?.lists.flatMap((list) => list.items) ?? []
      setItems(all.filter(({ uri }) => uri).slice(0, most))
    })
    const release = device.subscribeToAnswer('browseLibrary', question)
    return () => {
      clearTimeout(again)
      release()
      leave()
    }
  }, [device, isIdle])
  const isSilent = useSilence(isIdle && !items, asked)
  return {
    phase: items ? 'ready' : isSilent ? 'silent' : 'waiting',
    items: items ?? [],
    retry: () => {
      setAsked((times) => times + 1)
      device.send('browseLibrary', question)
    },
  }
}

interface Props {
  item: BrowseItem
  /** Origin of the player's pictures. */
  origin: string | undefined
  disabled: boolean
  onPlay: () => void
  /** Its menu is wanted, there; undefined where there is none. */
  onMore: ((at: MenuPlace) => void) | undefined
  /** Whether it is chosen among several; undefined while nobody chooses. */
  isSelected: boolean | undefined
  /** It is to be chosen, or given up; with `isRange` all from the one before to it. */
  onSelect: (isRange: boolean) => void
}

/** The cover of what was played, with its words; a press plays it, or chooses it among several. */
function RecentCard({ item, origin, disabled, onPlay, onMore, isSelected, onSelect }: Props) {
  const { t } = useTranslation()
  const name = (item.title || item.name)?.trim() || t('playback.untitled')
  const isChoosing = isSelected !== undefined
  const told = [name, item.artist?.trim()].filter(Boolean).join(' – ')
  const content = (
    <>
      <span className={recentCardClasses.art}>
        <Cover albumart={item.albumart} origin={origin} />
        {isChoosing ? null : (
          <span className={recentCardClasses.play}>
            <IconPlayerPlayFilled size={18} aria-hidden />
          </span>
        )}
      </span>
      <span className={recentCardClasses.name}>{name}</span>
      <span className={recentCardClasses.by}>{item.artist}</span>
    </>
  )
  if (isChoosing)
    return (
      <button
        type="button"
        className={recentCardClasses.card}
        role="checkbox"
        aria-checked={isSelected}
        aria-label={told}
        onClick={(event) => onSelect(event.shiftKey)}
      >
        {tick}
        {content}
      </button>
    )
  return (
    <MoreSpot name={name} onMore={onMore}>
      <button
        type="button"
        className={recentCardClasses.card}
        disabled={disabled}
        aria-label={t('home.play', { name: told })}
        onClick={onPlay}
      >
        {content}
      </button>
    </MoreSpot>
  )
}

/** An item as players take it back [D7-18]. */
const listed = ({ uri = '', title, name, albumart, service }: BrowseItem) => ({
  uri,
  title: title || name || '',
  ...(albumart !== undefined && { albumart }),
  ...(service !== undefined && { service }),
})

/** Choosing several of what was played last. */
export interface Choosing {
  /** Those that are chosen, in the order shown. */
  items: readonly BrowseItem[]
  /** Address of the list that they are of. */
  uri: string
  onAll: () => void
  onClose: () => void
}

interface RecentlyPlayedProps {
  isLocked: boolean
  /** The menu of an item is wanted, there; undefined where there is none. */
  onMore?: ((item: BrowseItem, at: MenuPlace, onSelect: (() => void) | undefined) => void) | undefined
  /** Draws what can be done with several; undefined where several are not chosen. */
  choosingBarOf?: ((choosing: Choosing) => ReactNode) | undefined
}

const asItself = (item: BrowseItem) => item

/** What was played last, each for one press, or several of it chosen; nothing where nothing was. */
export function RecentlyPlayed({ isLocked, onMore, choosingBarOf }: RecentlyPlayedProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const origin = useOrigin()
  const order = usePlayOrder()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { phase, items, retry } = useRecentlyPlayed()
  const { keys, begin, end, toggle, all } = useSelection(items, asItself)
  const canChoose = choosingBarOf !== undefined && items.length > 1
  useChoosingKeys(section, {
    isChoosing: keys !== undefined,
    begin: canChoose ? () => begin() : undefined,
    end,
  })
  if (phase === 'ready' && items.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={classes.recent}>
      <div className={classes.head}>
        <Title order={2} id={id} className={keys ? classes.covered : undefined}>
          {t('home.recent')}
        </Title>
        {keys ? (
          choosingBarOf?.({
            items: items.filter((item) => keys.has(item)),
            uri: ofLastPlayed,
            onAll: all,
            onClose: end,
          })
        ) : canChoose ? (
          <ActionIcon
            aria-label={t('home.select')}
            title={t('home.select')}
            data-choosing
            onClick={() => begin()}
          >
            <IconChecklist size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      {phase === 'waiting' ? <WaitingLines height={196} count={1} /> : null}
      {phase === 'silent' ? <NoAnswer onRetry={retry}>{t('home.recentSilent')}</NoAnswer> : null}
      {phase === 'ready' ? (
        <ul className={classes.shelf}>
          {items.map((item, place) => (
            <li
              key={`${place} ${item.uri}`}
              className={classes.place}
              data-selected={keys?.has(item) || undefined}
            >
              <RecentCard
                item={item}
                origin={origin}
                disabled={isLocked}
                onPlay={() => order(device.send('addPlay', listed(item)))}
                onMore={onMore && ((at) => onMore(item, at, canChoose ? () => begin([item]) : undefined))}
                isSelected={keys?.has(item)}
                onSelect={(isRange) => toggle(item, isRange)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
