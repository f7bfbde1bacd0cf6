import { useTranslation } from '../../../i18n/useTranslation'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { Notice } from '../../../ui/Notice'
import type { WizardPanels } from '../WizardPanels'
import { PanelPlace } from './PanelPlace'
import { StepHead } from './StepHead'
import classes from './StepNote.module.css'
import type { StepProps } from './StepProps'

/** The way into a Wi-Fi network [D2.13-7]; says before that the player goes away meanwhile and comes back. */
export const NetworkStep = ({ panel: Panel, ...props }: StepProps & { panel: WizardPanels['network'] }) => {
  const { t } = useTranslation()
  const { settings } = usePanelSituation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.network.title')} titleId={props.titleId}>
        {t('wizard.network.intro')}
      </StepHead>
      <div className={classes.note}>
        <Notice>{t('wizard.network.drop')}</Notice>
      </div>
      {Panel ? (
        <PanelPlace>
          <Panel variant="wizard" persistentWizard={settings.persistentWizard === true} />
        </PanelPlace>
      ) : null}
    </>
  )
}
