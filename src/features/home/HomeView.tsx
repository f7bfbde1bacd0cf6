import 'virtual:texts/home'
import {
  IconPlayerPlayFilled,
  type Icon,
  IconMusicOff,
  IconChevronRight,
  IconHeart,
  IconPlaylist,
  IconRadio,
} from '@tabler/icons-react'
import { Title } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import playCardClasses from './PlayCard.module.css'
import { useNowPlaying, useOrigin, type NowPlaying, useAnswer, useDevice, useIsLocked } from '../../device'
import { Cover } from '../../ui/cover/Cover'
import { PanelLink, sourceAddress } from '../../ui/navigation/PanelLink'
import { WaitingLines, NoAnswer } from '../../ui/states'
import nowCardClasses from './NowCard.module.css'
import type { MenuPlace } from '../../ui/menu/menuPlace'
import { useMenus } from '../../ui/menu/useMenus'
import type { BrowseItem, BrowseSource, PushBrowseSources } from '../../../schemas/generated/types'
import { FontAwesomeIcon } from '../../ui/fontAwesome/FontAwesomeIcon'
import classes from './HomeView.module.css'
import sourceLinksClasses from './SourceLinks.module.css'
import { type Choosing, MoreSpot, ofLastPlayed, RecentlyPlayed, usePlayOrder } from './RecentlyPlayed'

interface Props {
  name: string
  icon: Icon
  disabled: boolean
  onPlay: () => void
  /** Its menu is wanted, there; undefined where there is none. */
  onMore?: ((at: MenuPlace) => void) | undefined
}

/** Music that a press plays. */
function PlayCard({ name, icon: Kind, disabled, onPlay, onMore }: Props) {
  const { t } = useTranslation()
  return (
    <MoreSpot isRow name={name} onMore={onMore}>
      <button
        type="button"
        className={playCardClasses.card}
        disabled={disabled}
        aria-label={t('home.play', { name })}
        onClick={onPlay}
      >
        <span className={playCardClasses.tile}>
          <Kind size={24} stroke={1.5} aria-hidden />
        </span>
        <span className={playCardClasses.name}>{name}</span>
        <IconPlayerPlayFilled className={playCardClasses.play} size={18} aria-hidden />
      </button>
    </MoreSpot>
  )
}

const shownOf = ({ status, title, artist, album, albumart, isEmpty }: NowPlaying) => ({
  status,
  title,
  by: [artist, album].filter((name) => name !== '').join(' – '),
  albumart,
  isEmpty,
})

/** What plays, in large; a press leads to it. */
function NowCard() {
  const { t } = useTranslation()
  const origin = useOrigin()
  const track = useNowPlaying(shownOf)
  if (!track) return <WaitingLines height={160} count={1} />
  if (track.isEmpty)
    return (
      <div className={nowCardClasses.card}>
        <div className={nowCardClasses.art}>
          <Cover albumart={undefined} origin={origin} sign={IconMusicOff} />
        </div>
        <div className={nowCardClasses.words}>
          <p className={nowCardClasses.title}>{t('playback.emptyTitle')}</p>
          <p className={nowCardClasses.by}>{t('home.empty')}</p>
        </div>
      </div>
    )
  return (
    <PanelLink href="/playback" className={nowCardClasses.card}>
      <div className={nowCardClasses.art}>
        <Cover albumart={track.albumart} origin={origin} />
      </div>
      <span className={nowCardClasses.words}>
        <span className={nowCardClasses.over}>{t(`home.now.${track.status}`)}</span>
        <span className={nowCardClasses.title}>{track.title || t('playback.untitled')}</span>
        {track.by ? <span className={nowCardClasses.by}>{track.by}</span> : null}
      </span>
    </PanelLink>
  )
}

/** The sources of the player, each a link to its page in browse; nothing where there are none. */
function SourceLinks({ sources }: { sources: readonly BrowseSource[] }) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const id = useId()
  const shown = sources.flatMap((source) => {
    const href = sourceAddress(source)
    return href === undefined ? [] : [{ source, href }]
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={classes.heading}>
        {t('home.sources')}
      </Title>
      <ul className={sourceLinksClasses.list}>
        {shown.map(({ source, href }, place) => (
          <li key={`${place} ${href}`}>
            <PanelLink href={href} className={sourceLinksClasses.link}>
              {source.icon && !source.albumart ? (
                <span className={`${sourceLinksClasses.art} ${sourceLinksClasses.icon}`}>
                  <FontAwesomeIcon name={source.icon} size={22} />
                </span>
              ) : (
                <span className={sourceLinksClasses.art}>
                  <Cover albumart={source.albumart} origin={origin} />
                </span>
              )}
              <span className={sourceLinksClasses.name}>{source.name?.trim() || source.uri}</span>
              <IconChevronRight className={sourceLinksClasses.sign} size={18} stroke={1.5} aria-hidden />
            </PanelLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** [D9-14] */
const ofFavourites = 'favourites'
const ofRadio = 'radio'

export type { Choosing }

const all = (sources: PushBrowseSources) => sources

/** An item of this screen whose menu is open. */
export interface WithMenu {
  item: BrowseItem
  /** Address of the list that it is of. */
  uri: string
  at: MenuPlace
  /** Begins choosing several of that list, this one first; absent where it cannot be one of them. */
  onSelect?: (() => void) | undefined
  onClose: () => void
  /** That list is another now. */
  onChanged: () => void
}

interface HomeViewProps {
  /** Draws the menu of an item, of another feature; without it there is none. */
  menuOf?: (item: WithMenu) => ReactNode
  /** Draws what can be done with several, of another feature; without it several are not chosen. */
  choosingBarOf?: (choosing: Choosing) => ReactNode
}

/** What plays, and music that is one press away [D2.2-10]. */
export function HomeView({ menuOf, choosingBarOf }: HomeViewProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const order = usePlayOrder()
  const playable = useId()
  const lists = useId()
  const isLocked = useIsLocked()
  const sources = useAnswer('getBrowseSources', 'pushBrowseSources', all)
  const playlists = useAnswer('listPlaylist', 'pushListPlaylist', (names) => [...new Set(names)])
  const [opened, setOpened] = useState<Omit<WithMenu, 'onClose' | 'onChanged'>>()
  useMenus()
  const has = (uri: string) => sources.data?.some((source) => source.uri === uri) === true
  const hasShortcuts = has(ofFavourites) || has(ofRadio)
  return (
    <div className={classes.screen}>
      <Title order={1}>{t('home.title')}</Title>
      <NowCard />
      {sources.phase === 'waiting' ? <WaitingLines height={64} count={1} /> : null}
      <NoAnswer phase={sources.phase} onRetry={sources.retry}>
        {t('home.sourcesSilent')}
      </NoAnswer>
      {hasShortcuts ? (
        <section aria-labelledby={playable}>
          <Title order={2} id={playable} className={classes.heading}>
            {t('home.favourites')}
          </Title>
          <div className={classes.grid}>
            {has(ofFavourites) ? (
              <PlayCard
                name={t('home.favouriteTracks')}
                icon={IconHeart}
                disabled={isLocked}
                onPlay={() => order(device.send('playFavourites', { name: ofFavourites }))}
              />
            ) : null}
            {has(ofRadio) ? (
              <PlayCard
                name={t('home.favouriteStations')}
                icon={IconRadio}
                disabled={isLocked}
                onPlay={() => order(device.send('playRadioFavourites'))}
              />
            ) : null}
          </div>
        </section>
      ) : null}
      <section aria-labelledby={lists}>
        <Title order={2} id={lists} className={classes.heading}>
          {t('home.playlists')}
        </Title>
        {playlists.phase === 'waiting' ? <WaitingLines height={64} count={2} /> : null}
        <NoAnswer phase={playlists.phase} onRetry={playlists.retry}>
          {t('home.silent')}
        </NoAnswer>
        {playlists.data?.length === 0 ? <p className={classes.none}>{t('home.noPlaylists')}</p> : null}
        <div className={classes.grid}>
          {playlists.data?.map((name) => (
            <PlayCard
              key={name}
              name={name}
              icon={IconPlaylist}
              disabled={isLocked || name === ''}
              onPlay={() => order(device.send('playPlaylist', { name }))}
              onMore={
                menuOf &&
                ((at) => setOpened({ item: { type: 'playlist', title: name }, uri: 'playlists', at }))
              }
            />
          ))}
        </div>
      </section>
      {has(ofLastPlayed) ? (
        <RecentlyPlayed
          isLocked={isLocked}
          onMore={menuOf && ((item, at, onSelect) => setOpened({ item, uri: ofLastPlayed, at, onSelect }))}
          choosingBarOf={choosingBarOf}
        />
      ) : null}
      {sources.data ? <SourceLinks sources={sources.data} /> : null}
      {opened && menuOf?.({ ...opened, onClose: () => setOpened(undefined), onChanged: playlists.retry })}
    </div>
  )
}
