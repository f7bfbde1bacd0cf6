import { useTranslation } from '../../i18n/TranslationProvider'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { DrivesPanel } from './DrivesPanel'
import 'virtual:texts/drives'

/** The core section `network-drives` [D2.10-14]. */
export const NetworkDrivesSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  return (
    <SectionFrame section={section} title={t('drives.title')}>
      <DrivesPanel />
    </SectionFrame>
  )
}
