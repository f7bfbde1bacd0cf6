import { useState } from 'react'
import { useDevice } from '../device'
import { AppearanceSection } from '../features/appearance'
import { DeviceLanguageSection, hasLanguageChoice } from '../features/device-language/DeviceLanguageSection'
import type { CoreSectionComponent } from '../renderer'
import classes from './UiSettingsSection.module.css'

/**
 * The core section `ui-settings`: background and language of the player [D2.10-14 D1-10]. A page that brings
 * a choice of language of its own, as players' pages do, gets no second one.
 */
export const UiSettingsSection: CoreSectionComponent = ({ section }) => {
  const device = useDevice()
  const [hasOwnLanguage] = useState(() => hasLanguageChoice(device.topics.read('pushUiConfig')))
  return (
    <div className={classes.cards}>
      <AppearanceSection section={section} />
      {hasOwnLanguage ? null : (
        <DeviceLanguageSection
          section={{ ...section, key: `${section.key}-language`, label: '', description: '', doc: '' }}
        />
      )}
    </div>
  )
}
