import './texts'

export { SettingsPage } from './SettingsPage'
