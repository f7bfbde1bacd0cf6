import { later } from '../../ui/later'

export { credentialsModal, useCredentialQuestions } from './credentials/useCredentialQuestions'

/** The core section `network-drives`. */
export const NetworkDrivesSection = later(async () => (await import('./DrivesPanel')).NetworkDrivesSection)

const loadPanel = () => import('./DrivesPanel')

/**
 * Fetches the panel before it is wanted: the wizard's way there leads through a network change, when nothing
 * can be fetched.
 */
export const preloadDrivesPanel = (): void => void loadPanel().catch(() => undefined)

/** The same panel without a section around it, for the wizard's music step [D2.13-8]. */
export const DrivesPanel = later(async () => (await loadPanel()).DrivesPanel)

/** Asks for user name and password of a drive; opened by `useCredentialQuestions`. */
export const CredentialsModal = later(
  async () => (await import('./credentials/CredentialsModal')).CredentialsModal,
)
