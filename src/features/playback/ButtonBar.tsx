import { ActionIcon } from '@mantine/core'
import { IconDots, IconInfoCircle, IconPlaylistAdd } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { useTrackSheet } from './actions/useTrackSheet'
import classes from './ButtonBar.module.css'
import { FavouriteButton } from './FavouriteButton'
import type { ShownTrack } from './ShownTrack'
import { useIsLocked } from './useIsLocked'

interface Props {
  state: ShownTrack
  /** More buttons, e.g. the volume of phones. */
  children?: ReactNode
}

/** Favourite, add to playlist, track actions [D2.4-3]; the sheet needs something to be about [D2.4-12]. */
export function ButtonBar({ state, children }: Props) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const { openActions, openInfo } = useTrackSheet()
  const isLocked = useIsLocked()
  const { title = '', artist = '', album = '', uri = '', service = '' } = state
  const isRadio = state.trackType === 'webradio' || service === 'webradio'
  const isSomething = [title, artist, album].some((word) => word.trim() !== '')
  return (
    <div className={classes.bar}>
      <FavouriteButton />
      <ActionIcon
        aria-label={t('playback.addToPlaylist')}
        disabled={isLocked || isRadio || uri === ''}
        onClick={() => modals.open({ name: 'modal-add-to-playlist', params: { uri, service, title } })}
      >
        <IconPlaylistAdd size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {children}
      <ActionIcon aria-label={t('playback.info')} disabled={!isSomething} onClick={openInfo}>
        <IconInfoCircle size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t('playback.actions.title')}
        title={t('playback.actions.goToShare')}
        disabled={!isSomething}
        onClick={openActions}
      >
        <IconDots size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}
