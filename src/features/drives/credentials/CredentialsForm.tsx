import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDevice } from '../../../device'
import { BuiltFormView, useBuiltForm, type FormValues } from '../../../renderer'
import { DeviceText } from '../../../ui/DeviceText'
import type { ModalFrameProps } from '../../../ui/modal/PanelModals'
import { PanelModal } from '../../../ui/modal/PanelModal'
import { Notice } from '../../../ui/Notice'
import { buildCredentialsForm, toDriveWithCredentials } from './buildCredentialsForm'
import type { CredentialQuestion } from './CredentialQuestion'
import classes from './CredentialsForm.module.css'

interface CredentialsFormProps {
  frame: ModalFrameProps
  question: CredentialQuestion
}

/** One drive's question. Cancel leaves the drive unmounted; a wrong password makes the player ask again. */
export function CredentialsForm({ frame, question }: CredentialsFormProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const id = useId()
  const { drive } = question
  const form = useBuiltForm(buildCredentialsForm(drive, t))
  const [refusal, setRefusal] = useState<'offline' | 'invalid'>()

  const end = () => {
    if (!question.settle()) frame.onClose()
  }
  const save = (values: FormValues) => {
    const outcome = device.send('editShare', toDriveWithCredentials(drive, values))
    if (outcome.status === 'refused') setRefusal(outcome.reason)
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
      <div role="alert">{refusal && <Notice kind="error">{t(`connection.refused.${refusal}`)}</Notice>}</div>
    </PanelModal>
  )
}
