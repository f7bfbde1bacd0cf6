import { BuiltFormView, type BuiltForm } from '../../../renderer'
import classes from './Fields.module.css'

interface Props {
  form: BuiltForm
  /** Id that a button elsewhere submits it by. */
  formId?: string
  onSubmit?: (values: Readonly<Record<string, unknown>>) => void
}

/** Fields of a step in one narrow column, each below its label: there are few, and all eyes are on them. */
export const Fields = ({ form, formId, onSubmit }: Props) => (
  <div className={classes.fields}>
    <BuiltFormView
      form={form}
      {...(formId !== undefined && { id: formId })}
      {...(onSubmit && { onSubmit })}
    />
  </div>
)
