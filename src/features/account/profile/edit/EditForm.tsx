import { Button } from '@mantine/core'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { UserRecord } from '../../../../../schemas/generated/types'
import { profileEditMachine } from '../../../../../machines/profileEdit.machine'
import type { CloudUser } from '../../../../cloud/ports/CloudAuth'
import { BuiltFormView, useBuiltForm, useFormHasEdits, type FormValues } from '../../../../renderer'
import { useReportUnsavedEdits } from '../../../../ui/unsavedEdits/useReportUnsavedEdits'
import { useCloud } from '../../session'
import { ProofModal } from '../ProofModal'
import { buildEditForm } from './buildEditForm'
import { createEditActors } from './createEditActors'
import classes from './EditForm.module.css'
import { EditOutcomeNotice } from './EditOutcomeNotice'
import { stepsOf } from './stepsOf'

interface Props {
  user: CloudUser
  record: UserRecord | undefined
}

/**
 * Names, e-mail and password of who is signed in [A2.4-38]. What is typed stays whatever the saving comes to and whatever the cloud says
 * meanwhile: a field that was changed elsewhere, too, offers both values.
 */
export function EditForm({ user, record }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const cloud = useCloud()
  // The service does not tell by itself of an address that was changed here.
  const [savedEmail, setSavedEmail] = useState<string>()
  const { firstName = '', lastName = '' } = record ?? {}
  const email = savedEmail ?? (user.email || (record?.email ?? ''))
  const known = { firstName, lastName, email }
  const form = useBuiltForm(buildEditForm(known, t))
  const hasEdits = useFormHasEdits(form)

  const hasRecord = record !== undefined
  const { uid } = user
  // An actor takes over what of this changes from render to render.
  const machine = useMemo(
    () => profileEditMachine.provide({ actors: createEditActors(cloud, { uid, email, hasRecord }) }),
    [cloud, uid, email, hasRecord],
  )
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot)
  const isBusy = state.hasTag('busy')
  const isSaved = state.hasTag('saved')
  useReportUnsavedEdits(hasEdits || isBusy)

  useEffect(() => {
    const told = actor.on('saved', ({ step, isMailed }) => {
      if (step.kind === 'names') form.settle(['firstName', 'lastName'])
      if (step.kind === 'email') {
        // Until the mail is answered one logs in as before.
        if (isMailed) form.set('email', email)
        else setSavedEmail(step.email)
        form.settle(['email'])
      }
      if (step.kind === 'password') {
        form.set('password', '')
        form.set('passwordCheck', '')
        form.settle(['password', 'passwordCheck'])
      }
    })
    return () => told.unsubscribe()
  }, [actor, form, email])
  useEffect(() => {
    if (hasEdits && isSaved) actor.send({ type: 'edit.resumed' })
  }, [actor, hasEdits, isSaved])

  const check = ({ password, passwordCheck }: FormValues) => ({
    passwordCheck: password === passwordCheck ? undefined : t('accountProfile.edit.passwordMatch'),
  })
  const save = (values: FormValues) =>
    actor.send({
      type: 'save.requested',
      steps: stepsOf(values, known, hasRecord),
      canProve: user.providers.includes('password'),
    })
  const conflict = useMemo(
    () => ({
      changed: (value: string) => t('accountProfile.edit.conflict', { value }),
      take: t('accountProfile.edit.takeOther'),
    }),
    [t],
  )
  return (
    <>
      <div inert={isBusy}>
        <BuiltFormView form={form} id={id} check={check} conflict={conflict} onSubmit={save} />
      </div>
      <EditOutcomeNotice
        outcome={(state.hasTag('failed') && 'failed') || (isSaved && 'saved') || undefined}
        context={state.context}
      />
      <div className={classes.buttons}>
        <Button type="submit" form={id} loading={isBusy}>
          {t('action.save')}
        </Button>
      </div>
      {state.hasTag('asking') && (
        <ProofModal
          title={t('accountProfile.proof.title')}
          message={t('accountProfile.proof.message')}
          submitLabel={t('accountProfile.proof.submit')}
          isBusy={state.hasTag('proving')}
          fault={state.context.proofFault}
          onGive={(password) => actor.send({ type: 'password.given', password })}
          onDecline={() => actor.send({ type: 'proof.declined' })}
        />
      )}
    </>
  )
}
