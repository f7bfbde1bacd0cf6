import { useTranslation } from '../../../i18n/useTranslation'
import { useFormValue, type BuiltForm } from '../../../renderer'
import { toDeviceAddress } from '../toDeviceAddress'
import classes from './NameStep.module.css'
import { Fields } from './Fields'
import { StepHead } from './StepHead'
import type { FormStepProps } from './StepProps'

/** The name of the player, and the address that it makes [D2.13-5 D9-37]. */
export const NameStep = ({ form, ...props }: FormStepProps & { form: BuiltForm }) => {
  const { t } = useTranslation()
  const value = useFormValue(form, 'name')
  const name = typeof value === 'string' ? value.trim() : ''
  return (
    <>
      <StepHead name={props.name} title={t('wizard.name.title')} titleId={props.titleId}>
        {t('wizard.name.intro')}
      </StepHead>
      <Fields form={form} formId={props.formId} onSubmit={props.onSubmit} />
      {name === '' ? null : (
        <div className={classes.plate}>
          <span className={classes.lamp} aria-hidden />
          <span className={classes.name} aria-hidden>
            {name}
          </span>
          <span className={classes.label}>{t('wizard.name.address')}</span>
          <output className={classes.address}>{toDeviceAddress(name)}</output>
        </div>
      )}
    </>
  )
}
