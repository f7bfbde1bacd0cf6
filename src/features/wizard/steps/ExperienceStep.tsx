import { useTranslation } from '../../../i18n/useTranslation'
import type { BuiltForm } from '../../../renderer'
import { Fields } from './Fields'
import { StepHead } from './StepHead'
import type { FormStepProps } from './StepProps'

/** How many settings the owner wants to see [D2.13-9]. */
export const ExperienceStep = ({ form, ...props }: FormStepProps & { form: BuiltForm }) => {
  const { t } = useTranslation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.advancedsettings.title')} titleId={props.titleId}>
        {t('wizard.advancedsettings.intro')}
      </StepHead>
      <Fields form={form} formId={props.formId} onSubmit={props.onSubmit} />
    </>
  )
}
