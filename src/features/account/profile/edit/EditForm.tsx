import type { TFunction } from 'i18next'
import { fromPromise } from 'xstate'
import { Button } from '@mantine/core'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useMemo, useState } from 'react'
import type { ContentItem, UserRecord } from '../../../../../schemas/generated/types'
import {
  type EditStep,
  type EditFault,
  type EditOutcome,
  profileEditMachine,
} from '../../../../../machines/profileEdit.machine'
import { type FormValues, BuiltFormView, textIn, useBuiltForm, useFormHasEdits } from '../../../../renderer'
import { listNames } from '../../../../i18n/writing'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import { Notice } from '../../../../ui/states'
import { describeFault, faultOf, toFault } from '../describeFault'
import fields from '../../fields.module.css'
import classes from './EditForm.module.css'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import type { CloudUser } from '../../../../cloud/ports/CloudAuth'
import { useReportUnsavedEdits } from '../../../../ui/unsavedEdits/UnsavedEdits'
import { useCloud } from '../../session'
import { ProofModal } from '../ProofModal'

/** What stands in the form before anybody types. */
interface EditFields {
  firstName: string
  lastName: string
  email: string
}

/**
 * The own profile as a form [A2.4-38 A3.7-3]; names have one character at least, passwords 8 [A5-9 A9-10].
 */
const buildEditForm = ({ firstName, lastName, email }: EditFields, t: TFunction): ContentItem[] => {
  const name = [{ required: true }]
  const password = [{ minlength: 8 }, { autocomplete: 'new-password' }]
  return [
    {
      id: 'firstName',
      element: 'input',
      type: 'text',
      label: t('accountProfile.edit.firstName'),
      value: firstName,
      attributes: [...name, { autocomplete: 'given-name' }],
    },
    {
      id: 'lastName',
      element: 'input',
      type: 'text',
      label: t('accountProfile.edit.lastName'),
      value: lastName,
      attributes: [...name, { autocomplete: 'family-name' }],
    },
    {
      id: 'email',
      element: 'input',
      type: 'email',
      label: t('accountProfile.edit.email'),
      value: email,
      // One logs in with it: password managers keep the new password under this name.
      attributes: [{ required: true }, { autocomplete: 'username' }],
    },
    {
      id: 'password',
      element: 'input',
      type: 'password',
      label: t('accountProfile.edit.password'),
      description: t('accountProfile.edit.passwordHint'),
      value: '',
      attributes: password,
    },
    {
      id: 'passwordCheck',
      element: 'input',
      type: 'password',
      label: t('accountProfile.edit.passwordCheck'),
      value: '',
      attributes: password,
    },
  ]
}

/**
 * What is to be saved of what stands in the form: only what differs from what the cloud has, and the password
 * only when one was entered [A4.12-1]. Without a record the names are saved in any case, which makes one.
 */
export const stepsOf = (values: FormValues, known: EditFields, hasRecord: boolean): EditStep[] => {
  const firstName = textIn(values, 'firstName')
  const lastName = textIn(values, 'lastName')
  const email = textIn(values, 'email')
  const password = textIn(values, 'password')
  const hasNames = hasRecord && firstName === known.firstName && lastName === known.lastName
  return [
    ...(hasNames ? [] : [{ kind: 'names' as const, firstName, lastName }]),
    ...(email === known.email ? [] : [{ kind: 'email' as const, email }]),
    ...(password === '' ? [] : [{ kind: 'password' as const, password }]),
  ]
}

interface EditOutcomeNoticeProps {
  /** How the last attempt to save ended; undefined while none has. */
  outcome: 'saved' | 'failed' | undefined
  context: {
    done: readonly EditStep['kind'][]
    steps: readonly EditStep[]
    mailedTo: string | undefined
    fault: EditFault | undefined
  }
}

/**
 * What became of saving, truly: what is saved, what is not and why, and where a mail waits to be answered.
 */
const EditOutcomeNotice = ({ outcome, context }: EditOutcomeNoticeProps) => {
  const { t, i18n } = useTranslation()
  const { done, steps, mailedTo, fault } = context
  const listOf = (kinds: readonly EditStep['kind'][]) =>
    listNames(
      i18n.language,
      kinds.map((kind) => t(`accountProfile.edit.part.${kind}`)),
    )
  return (
    <div className={classes.outcome} role={outcome === 'failed' ? 'alert' : 'status'}>
      {outcome === 'failed' && fault && (
        <Notice kind="error">
          {done.length > 0 && `${t('accountProfile.edit.partlySaved', { parts: listOf(done) })} `}
          {t('accountProfile.edit.notSaved', { parts: listOf(steps.map(({ kind }) => kind)) })}{' '}
          {describeFault(t, fault)}
        </Notice>
      )}
      {outcome === 'saved' && <Notice>{t('accountProfile.edit.saved')}</Notice>}
      {mailedTo !== undefined && <Notice>{t('accountProfile.edit.mailed', { email: mailedTo })}</Notice>}
    </div>
  )
}

/** Whose profile it is, as known when a step begins. */
interface Who {
  uid: string
  email: string
  /** False where the database has no record of them; saving the names makes one. */
  hasRecord: boolean
}

const perform = async (
  { auth, records }: Pick<Cloud, 'auth' | 'records'>,
  { uid, email, hasRecord }: Who,
  step: EditStep,
): Promise<EditOutcome> => {
  switch (step.kind) {
    case 'names': {
      const { firstName, lastName } = step
      if (hasRecord) await records.updateUser(uid, { firstName, lastName })
      else {
        const rest = { avatarId: 0, social: {}, country: '', marketingConsent: false }
        await records.createUser(uid, { uid, email, firstName, lastName, ...rest })
      }
      return 'done'
    }
    case 'email':
      return (await auth.updateEmail(step.email)) === 'mailed' ? 'mailed' : 'done'
    case 'address':
      await records.updateUser(uid, { email: step.email })
      return 'done'
    case 'password':
      await auth.updatePassword(step.password)
      return 'done'
  }
}

/** The actors of the machine on the cloud. */
const createEditActors = (cloud: Pick<Cloud, 'auth' | 'records'>, who: Who) => ({
  perform: fromPromise<EditOutcome, EditStep>(async ({ input }) => {
    try {
      return await perform(cloud, who, input)
    } catch (error) {
      return toFault(error)
    }
  }),
  prove: fromPromise<EditFault | undefined, { password: string }>(({ input }) =>
    faultOf(() => cloud.auth.reauthenticate(input.password)),
  ),
})

interface EditFormProps {
  user: CloudUser
  record: UserRecord | undefined
}

/**
 * Names, e-mail and password of who is signed in [A2.4-38]. What is typed stays whatever the saving comes to
 * and whatever the cloud says meanwhile: a field that was changed elsewhere, too, offers both values.
 */
export function EditForm({ user, record }: EditFormProps) {
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
      <div className={fields.fields} inert={isBusy}>
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
