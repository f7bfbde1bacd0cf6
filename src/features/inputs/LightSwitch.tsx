import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice, useTopic } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { MenuSwitch } from './MenuSwitch'

const endpoint = 'system_controller/lightcontrol'

/** The light of a player that has one: others never answer, and then there is no switch [D2.9-11 D7-48]. */
export function LightSwitch() {
  const { t } = useTranslation()
  const device = useDevice()
  const went = useTellRefusal()
  const isOn = useTopic('pushLightSwitch')
  useEffect(() => device.keepAsking('callMethod', { endpoint, method: 'getLightSwitch', data: '' }), [device])
  if (isOn === undefined) return null
  return (
    <MenuSwitch
      label={t('inputs.light')}
      isOn={isOn}
      onPress={() =>
        void went(device.send('callMethod', { endpoint, method: 'toggleLightSwitch', data: '' }))
      }
    />
  )
}
