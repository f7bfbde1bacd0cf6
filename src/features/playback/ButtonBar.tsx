import { ActionIcon } from '@mantine/core'
import { IconDots, IconInfoCircle, IconPlaylistAdd } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useNowPlayingStore } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { useTrackSheet } from './actions/useTrackSheet'
import classes from './ButtonBar.module.css'
import { FavouriteButton } from './FavouriteButton'
import { useHasKnob } from './volume/useHasKnob'
import { VolumePopup } from './volume/VolumePopup'

interface Props {
  /** What plays can stand in a playlist. */
  canAdd: boolean
  /** There is something that the sheets could be about. */
  isSomething: boolean
}

/** Favourite, add to playlist, track actions [D2.4-3]; the sheet needs something to be about [D2.4-12]. */
export const ButtonBar = memo(function ButtonBar({ canAdd, isSomething }: Props) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const modals = usePanelModals()
  const { openActions, openInfo } = useTrackSheet()
  const isLocked = useNowPlaying((playing) => playing.isLocked) ?? true
  // Where there is no knob, and no bar below that has it.
  const hasKnob = useHasKnob()
  const { playerBar } = useUiTheme()
  const add = () => modals.open({ name: 'modal-add-to-playlist', params: player.read()?.item })
  return (
    <div className={classes.bar}>
      <FavouriteButton />
      <ActionIcon aria-label={t('playback.addToPlaylist')} disabled={isLocked || !canAdd} onClick={add}>
        <IconPlaylistAdd size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {hasKnob || playerBar === 'playbackTabs' ? null : <VolumePopup />}
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
})
