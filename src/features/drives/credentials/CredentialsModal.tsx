import type { TFunction } from 'i18next'
import { Button } from '@mantine/core'
import { useId, useState, useEffect } from 'react'
import type { ContentItem, EditShare, NasCredentialsCheck } from '../../../../schemas/generated/types'
import { type FormValues, BuiltFormView, textIn, useBuiltForm } from '../../../renderer'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDevice } from '../../../device'
import { DeviceText } from '../../../ui/SafeHtml'
import { type ModalFrameProps, type FeatureModal, PanelModal } from '../../../ui/modal/PanelModals'
import { Notice } from '../../../ui/states'
import { type CredentialQuestion, isCredentialQuestion } from './useCredentialQuestions'
import classes from './CredentialsForm.module.css'
import 'virtual:texts/drives'

/** User name and password of a drive as a form: both are required [D5-23]. */
function buildCredentialsForm({ username }: NasCredentialsCheck, t: TFunction): ContentItem[] {
  return [
    {
      id: 'username',
      element: 'input',
      type: 'text',
      label: t('drives.form.username'),
      value: username ?? '',
      attributes: [{ required: true }, { autocomplete: 'off' }],
    },
    {
      id: 'password',
      element: 'input',
      type: 'password',
      label: t('drives.form.password'),
      value: '',
      attributes: [{ required: true }, { autocomplete: 'off' }],
    },
  ]
}

/**
 * The drive as the player sent it, without its words for the modal, with user name and password merged in
 * [D2.11-4]. What editShare would not take (an empty address, an unknown share type) is left to the player,
 * which knows it anyway.
 */
export function toDriveWithCredentials(
  { title: _title, message: _message, ip, path, fstype, ...drive }: NasCredentialsCheck & { id: string },
  values: FormValues,
): EditShare {
  return {
    ...drive,
    ...(ip && { ip }),
    ...(path && { path }),
    ...((fstype === 'cifs' || fstype === 'nfs') && { fstype }),
    username: textIn(values, 'username'),
    password: textIn(values, 'password'),
  }
}

interface CredentialsFormProps {
  frame: ModalFrameProps
  question: CredentialQuestion
}

/** One drive's question. Cancel leaves the drive unmounted; a wrong password makes the player ask again. */
function CredentialsForm({ frame, question }: CredentialsFormProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const id = useId()
  const { drive } = question
  const form = useBuiltForm(buildCredentialsForm(drive, t))
  const [sendError, setSendError] = useState<'offline' | 'invalid'>()

  const end = () => {
    if (!question.settle()) frame.onClose()
  }
  const save = (values: FormValues) => {
    const outcome = device.send('editShare', toDriveWithCredentials(drive, values))
    if (outcome.status === 'refused') setSendError(outcome.reason)
    else end()
  }

  return (
    <PanelModal
      {...frame}
      onClose={end}
      title={drive.title?.trim() || t('drives.credentials.title')}
      buttons={
        <>
          <Button variant="default" onClick={end}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className={classes.message}>
        {drive.message?.trim() ? (
          <DeviceText text={drive.message} />
        ) : (
          t('drives.credentials.message', { name: drive.name ?? '' })
        )}
        {drive.ip !== undefined && (
          <p className={classes.place}>{[drive.ip, drive.path].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      <BuiltFormView form={form} id={id} onSubmit={save} />
      <div role="alert">
        {sendError && <Notice kind="error">{t(`connection.refused.${sendError}`)}</Notice>}
      </div>
    </PanelModal>
  )
}

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
