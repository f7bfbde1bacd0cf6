import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import type { WizardPanels } from '../WizardPanels'
import { PanelPlace } from './PanelPlace'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

/** Where the music lies [D2.13-8]. */
export const MusicStep = ({ panel: Panel, ...props }: StepProps & { panel: WizardPanels['music'] }) => {
  const { t } = useTranslation()
  return (
    <>
      <StepHead name={props.name} title={t('wizard.music.title')} titleId={props.titleId}>
        {t('wizard.music.intro')}
      </StepHead>
      {Panel ? (
        <PanelPlace>
          {/* The panel's own headings stand below that of a section. */}
          <VisuallyHidden component="h2">{t('wizard.music.drives')}</VisuallyHidden>
          <Panel />
        </PanelPlace>
      ) : null}
    </>
  )
}
