import { IconMusic, IconMusicOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PushState } from '../../../schemas/generated/types'
import { useOrigin, useTopic } from '../../device'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { parseSafeAddress } from '../../ui/safeAddress'
import { WaitingLines } from '../../ui/WaitingLines'
import classes from './NowCard.module.css'

const shownOf = ({ status, title, artist, album, albumart, uri }: PushState) => ({
  status,
  title: title?.trim() ?? '',
  by: [artist, album].flatMap((text) => text?.trim() || []).join(' – '),
  albumart,
  isEmpty: !title?.trim() && !uri,
})

/** What plays, in large; a press leads to it. */
export function NowCard() {
  const { t } = useTranslation()
  const origin = useOrigin()
  const track = useTopic('pushState', shownOf)
  const [broken, setBroken] = useState<string>()
  if (!track) return <WaitingLines height={160} count={1} />
  if (track.isEmpty)
    return (
      <div className={classes.card}>
        <span className={classes.none}>
          <IconMusicOff size={40} stroke={1.25} aria-hidden />
        </span>
        <div className={classes.words}>
          <p className={classes.title}>{t('playback.emptyTitle')}</p>
          <p className={classes.by}>{t('home.empty')}</p>
        </div>
      </div>
    )
  const address = parseSafeAddress(track.albumart, origin === undefined ? {} : { base: origin })
  const src = address.ok && address.href !== broken ? address.href : undefined
  return (
    <PanelLink href="/playback" className={classes.card}>
      {src === undefined ? (
        <span className={classes.none}>
          <IconMusic size={40} stroke={1.25} aria-hidden />
        </span>
      ) : (
        <img className={classes.art} src={src} alt="" decoding="async" onError={() => setBroken(src)} />
      )}
      <span className={classes.words}>
        <span className={classes.over}>{t(`home.now.${track.status}`)}</span>
        <span className={classes.title}>{track.title || t('playback.untitled')}</span>
        {track.by ? <span className={classes.by}>{track.by}</span> : null}
      </span>
    </PanelLink>
  )
}
