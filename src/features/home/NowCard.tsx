import { IconMusicOff } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useOrigin, type NowPlaying } from '../../device'
import { Cover } from '../../ui/cover/Cover'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { WaitingLines } from '../../ui/WaitingLines'
import classes from './NowCard.module.css'

const shownOf = ({ status, title, artist, album, albumart, isEmpty }: NowPlaying) => ({
  status,
  title,
  by: [artist, album].filter((name) => name !== '').join(' – '),
  albumart,
  isEmpty,
})

/** What plays, in large; a press leads to it. */
export function NowCard() {
  const { t } = useTranslation()
  const origin = useOrigin()
  const track = useNowPlaying(shownOf)
  if (!track) return <WaitingLines height={160} count={1} />
  if (track.isEmpty)
    return (
      <div className={classes.card}>
        <div className={classes.art}>
          <Cover albumart={undefined} origin={origin} sign={IconMusicOff} />
        </div>
        <div className={classes.words}>
          <p className={classes.title}>{t('playback.emptyTitle')}</p>
          <p className={classes.by}>{t('home.empty')}</p>
        </div>
      </div>
    )
  return (
    <PanelLink href="/playback" className={classes.card}>
      <div className={classes.art}>
        <Cover albumart={track.albumart} origin={origin} />
      </div>
      <span className={classes.words}>
        <span className={classes.over}>{t(`home.now.${track.status}`)}</span>
        <span className={classes.title}>{track.title || t('playback.untitled')}</span>
        {track.by ? <span className={classes.by}>{track.by}</span> : null}
      </span>
    </PanelLink>
  )
}
