export { SettingsPage } from './SettingsPage'
export type { PageDestinations } from './useRunCommand'
