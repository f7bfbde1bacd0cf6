import { lazy } from 'react'

export { credentialsModal } from './credentials/CredentialQuestion'
export { useCredentialQuestions } from './credentials/useCredentialQuestions'

/** The core section `network-drives`. */
export const NetworkDrivesSection = lazy(async () => ({
  default: (await import('./NetworkDrivesSection')).NetworkDrivesSection,
}))

/** The same panel without a section around it, for the wizard's music step [D2.13-8]. */
export const DrivesPanel = lazy(async () => ({ default: (await import('./DrivesPanel')).DrivesPanel }))

/** Asks for user name and password of a drive; opened by `useCredentialQuestions`. */
export const CredentialsModal = lazy(async () => ({
  default: (await import('./credentials/CredentialsModal')).CredentialsModal,
}))
