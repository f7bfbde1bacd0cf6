import { Button } from '@mantine/core'
import { useId, type ReactNode, useCallback } from 'react'
import { BuiltFormView, type BuiltForm, type FormCheck, type FormValues } from '../../../../renderer'
import fields from '../../fields.module.css'
import classes from './AccountForm.module.css'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import { useDialogs } from '../../../../ui/dialogs/Dialogs'
import { authProblemText } from '../problemText'

interface Props {
  form: BuiltForm
  /** The word on its button, and the one while it runs. */
  submit: string
  busy: string
  isBusy: boolean
  check?: FormCheck
  /** Between the fields and the button. */
  children?: ReactNode
  onSubmit: (values: FormValues) => void
}

/**
 * Fields and the one button that sends them; what is typed stays when it does not work, and nothing is sent
 * twice.
 */
export function AccountForm({ form, submit, busy, isBusy, check, children, onSubmit }: Props) {
  const id = useId()
  return (
    <div className={classes.whole}>
      <div className={fields.fields} inert={isBusy}>
        <BuiltFormView
          form={form}
          id={id}
          onSubmit={(values) => {
            if (!isBusy) onSubmit(values)
          }}
          {...(check && { check })}
        />
      </div>
      {children}
      <Button type="submit" form={id} fullWidth disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </div>
  )
}

/**
 * Says in the error modal what went wrong [A8-28]: the title says what did not work, the text why. Resolves
 * once it is read.
 */
export const useTellProblem = (): ((title: string, error: unknown) => Promise<void>) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  return useCallback(
    (title: string, error: unknown) => dialogs.error({ title, message: authProblemText(error, t) }),
    [dialogs, t],
  )
}
