import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDevice } from '../../../device'
import { useUiTheme } from '../../../theme/uiTheme/UiThemeContext'
import { PanelModal } from '../../../ui/modal/PanelModal'
import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { useTellRefusal } from '../../../ui/toasts/useTellRefusal'

/** Power off and reboot, and the way back [D2.14-1 D7-50]; the theme 'opera' has no reboot [D6-7]. */
export const PowerModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const went = useTellRefusal()
  const { hasRestart } = useUiTheme()
  const send = (command: 'shutdown' | 'reboot') => {
    if (went(device.send(command))) frame.onClose()
  }
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={t('tools.power.title')}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.cancel')}
          </Button>
          {hasRestart && (
            <Button variant="default" onClick={() => send('reboot')}>
              {t('tools.power.reboot')}
            </Button>
          )}
          <Button color="red" onClick={() => send('shutdown')}>
            {t('tools.power.off')}
          </Button>
        </>
      }
    >
      <p>{t('tools.power.message')}</p>
    </PanelModal>
  )
}
