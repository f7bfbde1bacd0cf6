import { lazy, type ComponentType } from 'react'
import { CredentialsModal, credentialsModal } from '../features/drives'
import { installerName } from '../ui/modal/InstallerRequest'
import type { FeatureModal } from '../ui/modal/PanelModals'
import { untilLoaded } from '../ui/untilLoaded'

const tools = () => import('../features/tools')
const updates = () => import('../features/updates')
const metadata = () => import('../features/metadata')
const trackModals = () => import('./modals/trackModals')

/** A modal in a chunk of its own, which is waited for while the player that serves it is away. */
const late = <P>(load: () => Promise<ComponentType<P>>) => lazy(() => untilLoaded(load))

/**
 * The modals of features by the names that devices use for them in `params.modalName` [D2.9-2], in chunks of their own:
 * nobody loads an alarm clock to change a setting.
 */
export const featureModals: Readonly<Record<string, FeatureModal>> = {
  'cd-rip': late(async () => (await import('../features/ripping')).CdRipModal),
  'firmware-upload': late(async () => (await updates()).FirmwareModal),
  updater: late(async () => (await updates()).UpdaterModal),
  'modal-add-to-playlist': late(async () => (await import('../features/playlists')).AddToPlaylistModal),
  'modal-alarm-clock': late(async () => (await tools()).AlarmModal),
  'modal-crypto-donation': late(async () => (await import('../features/wizard')).CryptoModal),
  'modal-donation': late(async () => (await import('../features/wizard')).DonationModal),
  'modal-karaoke': late(async () => (await tools()).KaraokeModal),
  'modal-now-playing-info': late(async () => (await trackModals()).NowPlayingInfo),
  [installerName]: late(async () => (await import('../features/plugins')).InstallerModal),
  'modal-power-off': late(async () => (await tools()).PowerModal),
  'modal-premium': late(async () => (await metadata()).PremiumModal),
  'modal-sleep': late(async () => (await tools()).SleepModal),
  'modal-shortcuts': late(async () => (await import('./extras/keys/ShortcutsModal')).ShortcutsModal),
  'modal-story': late(async () => (await metadata()).StoryModal),
  'modal-track-actions': late(async () => (await trackModals()).TrackActions),
  'modal-web-radio': late(async () => (await import('../features/radios')).WebRadioModal),
  [credentialsModal]: CredentialsModal,
}
