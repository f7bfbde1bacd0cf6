import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { BuiltFormView, type BuiltForm, type FormCheck, type FormValues } from '../../../../renderer'
import classes from './AccountForm.module.css'

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

/** Fields and the one button that sends them; what is typed stays when it does not work, and nothing is sent twice. */
export function AccountForm({ form, submit, busy, isBusy, check, children, onSubmit }: Props) {
  const id = useId()
  return (
    <div className={classes.whole}>
      <div className={classes.form} inert={isBusy}>
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
