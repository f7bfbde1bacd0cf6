import { useTranslation } from '../../../i18n/useTranslation'
import { Notice } from '../../../ui/Notice'
import type { WizardPanels } from '../WizardPanels'
import classes from './PageStep.module.css'
import { PanelPlace } from './PanelPlace'

interface Props {
  /** Name of the step, which is the page's, too. */
  stepName: string
  /** What is read above the page. */
  name: string
  /** Undefined while another step is on screen. */
  titleId: string | undefined
  isKnown: boolean
  page: WizardPanels['page']
}

/** A page of the player as a step: a plugin's [D2.13-1], or that of a step that this panel does not know, to be passed by. */
export const PageStep = ({ stepName, name, titleId, isKnown, page: Page }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.name} id={titleId} tabIndex={-1} data-wizard-title>
        {name}
      </p>
      <div className={classes.page}>
        <PanelPlace>
          <Page pageName={stepName} />
        </PanelPlace>
      </div>
      {isKnown ? null : (
        <div className={classes.note}>
          <Notice>{t('wizard.passBy')}</Notice>
        </div>
      )}
    </>
  )
}
