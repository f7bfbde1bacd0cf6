import { Title } from '@mantine/core'
import { IconHeart, IconPlaylist, IconRadio } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { PushBrowseSources } from '../../../schemas/generated/types'
import { useAnswer, useDevice, useIsLocked } from '../../device'
import { NoAnswer } from '../../ui/NoAnswer'
import { WaitingLines } from '../../ui/WaitingLines'
import classes from './HomeView.module.css'
import { NowCard } from './NowCard'
import { PlayCard } from './PlayCard'
import { RecentlyPlayed } from './RecentlyPlayed'
import { SourceLinks } from './SourceLinks'
import { usePlayOrder } from './usePlayOrder'
import { ofLastPlayed } from './useRecentlyPlayed'

/** [D9-14] */
const ofFavourites = 'favourites'
const ofRadio = 'radio'

const all = (sources: PushBrowseSources) => sources

/** What plays, and music that is one press away [D2.2-10]. */
export function HomeView() {
  const { t } = useTranslation()
  const device = useDevice()
  const order = usePlayOrder()
  const playable = useId()
  const lists = useId()
  const isLocked = useIsLocked()
  const sources = useAnswer('getBrowseSources', 'pushBrowseSources', all)
  const playlists = useAnswer('listPlaylist', 'pushListPlaylist', (names) => [...new Set(names)])
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
            />
          ))}
        </div>
      </section>
      {has(ofLastPlayed) ? <RecentlyPlayed isLocked={isLocked} /> : null}
      {sources.data ? <SourceLinks sources={sources.data} /> : null}
    </div>
  )
}
