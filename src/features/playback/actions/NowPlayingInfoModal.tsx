import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useNowPlaying } from '../../../device'
import { PanelModal, type ModalFrameProps } from '../../../ui/modal/PanelModals'
import { LinkRows } from './LinkRows'
import { useLiveSheet } from './TrackSheet'
import classes from './NowPlayingInfoModal.module.css'

interface NowPlayingInfoModalProps {
  frame: ModalFrameProps
  params: unknown
  /** Stories and credits of what plays. */
  stories: ReactNode
}

/**
 * What is known of what plays [D2.4-13]: names, stories and credits, and the ways to artist, album and
 * sharing.
 */
export function NowPlayingInfoModal({ frame, params, stories }: NowPlayingInfoModalProps) {
  const { t } = useTranslation()
  const sheet = useLiveSheet(params)
  const names = useNowPlaying(({ title, artist, album }) => ({ title, artist, album }))
  if (!names) return null
  const { title, artist, album } = names
  return (
    <PanelModal
      {...frame}
      title={title || t('playback.untitled')}
      buttons={<Button onClick={frame.onClose}>{t('action.close')}</Button>}
    >
      {[artist, album]
        .filter((name) => name !== '')
        .map((name) => (
          <p key={name} className={classes.name}>
            {name}
          </p>
        ))}
      {stories}
      <LinkRows sheet={sheet} onDone={frame.onClose} />
    </PanelModal>
  )
}
