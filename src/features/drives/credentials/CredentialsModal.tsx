import { useEffect } from 'react'
import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { CredentialsForm } from './CredentialsForm'
import { isCredentialQuestion } from './CredentialQuestion'
import '../texts'

/** Asks for user name and password of a network drive, one drive after the other [D2.11-4]. */
export const CredentialsModal: FeatureModal = ({ frame, params }) => {
  const question = isCredentialQuestion(params) ? params : undefined
  const { onClose } = frame
  useEffect(() => {
    if (!question) onClose()
  }, [question, onClose])
  if (!question) return null
  return <CredentialsForm key={question.drive.id} frame={frame} question={question} />
}
