import { lazy } from 'react'
import { CredentialsModal, credentialsModal } from '../features/drives'
import type { FeatureModal } from '../ui/modal/PanelModals'

const tools = () => import('../features/tools')
const metadata = () => import('../features/metadata')
const trackModals = () => import('./modals/trackModals')

/**
 * The modals of features by the names that devices use for them in `params.modalName` [D2.9-2], in chunks of their own:
 * nobody loads an alarm clock to change a setting.
 */
export const featureModals: Readonly<Record<string, FeatureModal>> = {
  'cd-rip': lazy(async () => ({ default: (await import('../features/ripping')).CdRipModal })),
  'modal-add-to-playlist': lazy(async () => ({
    default: (await import('../features/playlists')).AddToPlaylistModal,
  })),
  'modal-alarm-clock': lazy(async () => ({ default: (await tools()).AlarmModal })),
  'modal-crypto-donation': lazy(async () => ({ default: (await import('../features/wizard')).CryptoModal })),
  'modal-karaoke': lazy(async () => ({ default: (await tools()).KaraokeModal })),
  'modal-now-playing-info': lazy(async () => ({ default: (await trackModals()).NowPlayingInfo })),
  'modal-power-off': lazy(async () => ({ default: (await tools()).PowerModal })),
  'modal-premium': lazy(async () => ({ default: (await metadata()).PremiumModal })),
  'modal-sleep': lazy(async () => ({ default: (await tools()).SleepModal })),
  'modal-shortcuts': lazy(async () => ({
    default: (await import('./extras/keys/ShortcutsModal')).ShortcutsModal,
  })),
  'modal-story': lazy(async () => ({ default: (await metadata()).StoryModal })),
  'modal-track-actions': lazy(async () => ({ default: (await trackModals()).TrackActions })),
  'modal-web-radio': lazy(async () => ({ default: (await import('../features/radios')).WebRadioModal })),
  [credentialsModal]: CredentialsModal,
}
