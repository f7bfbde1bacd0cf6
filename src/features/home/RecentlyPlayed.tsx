import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { BrowseItem } from '../../../schemas/generated/types'
import { Cover } from '../../ui/cover/Cover'
import recentCardClasses from './RecentCard.module.css'
import { useDevice, useOrigin } from '../../device'
import { NoAnswer } from '../../ui/NoAnswer'
import { WaitingLines } from '../../ui/WaitingLines'
import classes from './RecentlyPlayed.module.css'
import { usePlayOrder } from './usePlayOrder'
import { useRecentlyPlayed } from './useRecentlyPlayed'

interface Props {
  item: BrowseItem
  /** Origin of the player's pictures. */
  origin: string | undefined
  disabled: boolean
  onPlay: () => void
}

/** The cover of what was played, with its words; a press plays it. */
function RecentCard({ item, origin, disabled, onPlay }: Props) {
  const { t } = useTranslation()
  const name = (item.title || item.name)?.trim() || t('playback.untitled')
  return (
    <button
      type="button"
      className={recentCardClasses.card}
      disabled={disabled}
      aria-label={t('home.play', { name: [name, item.artist?.trim()].filter(Boolean).join(' – ') })}
      onClick={onPlay}
    >
      <span className={recentCardClasses.art}>
        <Cover albumart={item.albumart} origin={origin} />
        <span className={recentCardClasses.play}>
          <IconPlayerPlayFilled size={18} aria-hidden />
        </span>
      </span>
      <span className={recentCardClasses.name}>{name}</span>
      <span className={recentCardClasses.by}>{item.artist}</span>
    </button>
  )
}

/** An item as players take it back [D7-18]. */
const listed = ({ uri = '', title, name, albumart, service }: BrowseItem) => ({
  uri,
  title: title || name || '',
  ...(albumart !== undefined && { albumart }),
  ...(service !== undefined && { service }),
})

/** What was played last, each for one press; nothing where nothing was. */
export function RecentlyPlayed({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation()
  const device = useDevice()
  const origin = useOrigin()
  const order = usePlayOrder()
  const id = useId()
  const { phase, items, retry } = useRecentlyPlayed()
  if (phase === 'ready' && items.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.recent}>
      <Title order={2} id={id} className={classes.heading}>
        {t('home.recent')}
      </Title>
      {phase === 'waiting' ? <WaitingLines height={196} count={1} /> : null}
      {phase === 'silent' ? <NoAnswer onRetry={retry}>{t('home.recentSilent')}</NoAnswer> : null}
      {phase === 'ready' ? (
        <ul className={classes.shelf}>
          {items.map((item, place) => (
            <li key={`${place} ${item.uri}`} className={classes.place}>
              <RecentCard
                item={item}
                origin={origin}
                disabled={isLocked}
                onPlay={() => order(device.send('addPlay', listed(item)))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
