import 'virtual:texts/settings'

export { SettingsPage } from './SettingsPage'
export { SoundModal } from './SoundModal'
