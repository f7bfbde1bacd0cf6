import { useTranslation } from '../../../i18n/useTranslation'
import type { WizardPanels } from '../WizardPanels'
import { PanelPlace } from './PanelPlace'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

/**
 * Whether there is an update, before anything else is set up. What is found opens the updater's modal by itself [D4-19], where it is
 * installed or put off; the step can be passed by at any time. It has no page: players never answer the question for one.
 */
export const SoftwareUpdateStep = ({
  panel: Panel,
  ...props
}: StepProps & { panel: WizardPanels['update'] }) => {
  const { t } = useTranslation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.softwareupdate.title')} titleId={props.titleId}>
        {t('wizard.softwareupdate.intro')}
      </StepHead>
      {Panel ? (
        <PanelPlace>
          <Panel />
        </PanelPlace>
      ) : null}
    </>
  )
}
