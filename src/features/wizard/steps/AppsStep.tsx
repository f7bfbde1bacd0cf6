import { useTranslation } from '../../../i18n/useTranslation'
import { useWizardBrand } from '../useWizardBrand'
import { LinkRows } from './LinkRows'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

/** The brand's apps in the stores [D2.13-11]. */
export const AppsStep = (props: StepProps) => {
  const { t } = useTranslation()
  const { appLinks = [] } = useWizardBrand()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.apps.title')} titleId={props.titleId}>
        {t('wizard.apps.intro')}
      </StepHead>
      <LinkRows links={appLinks} />
    </>
  )
}
