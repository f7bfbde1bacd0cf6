import { useTranslation } from '../../../i18n/useTranslation'
import { useFormValue, type BuiltForm } from '../../../renderer'
import { Notice } from '../../../ui/Notice'
import { Fields } from './Fields'
import { StepHead } from './StepHead'
import type { FormStepProps } from './StepProps'
import classes from './StepNote.module.css'

/** Where the sound comes out: a DAC of one's own or another output [D2.13-6]. */
export const OutputStep = ({ form, ...props }: FormStepProps & { form: BuiltForm }) => {
  const { t } = useTranslation()
  const hasDac = useFormValue(form, 'i2s') === true
  return (
    <>
      <StepHead name={props.name} title={t('wizard.output.title')} titleId={props.titleId}>
        {t('wizard.output.intro')}
      </StepHead>
      <Fields form={form} formId={props.formId} onSubmit={props.onSubmit} />
      <div role="status" className={classes.note}>
        {hasDac ? <Notice>{t('wizard.output.restart')}</Notice> : null}
      </div>
    </>
  )
}
