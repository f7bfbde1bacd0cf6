import 'virtual:texts/settings'

export { SettingsPage } from './SettingsPage'
