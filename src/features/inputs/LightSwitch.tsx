import { useEffect } from 'react'
import type { PushMenuItems } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice, useTopic } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { MenuSwitch } from './MenuSwitch'

const endpoint = 'system_controller/lightcontrol'

interface LightSwitchProps {
  /** The switches that the UI settings name. */
  shown: Readonly<Record<string, unknown>>
}

const isLight = (name: string) => /light/i.test(name)

/** Whether the player names a light, in its menu or in its UI settings: most have none, and note each question as an error. */
const namesLight = (items: PushMenuItems | undefined, shown: LightSwitchProps['shown']): boolean =>
  items?.some(({ id }) => isLight(id)) === true ||
  Object.entries(shown).some(([name, isShown]) => isLight(name) && isShown === true)

/** The light of a player that names one and says whether it is on [D2.9-11 D7-48]; without either there is no switch. */
export function LightSwitch({ shown }: LightSwitchProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const went = useTellRefusal()
  const isOn = useTopic('pushLightSwitch')
  const hasLight = namesLight(useTopic('pushMenuItems'), shown)
  useEffect(
    () =>
      hasLight
        ? device.keepAsking('callMethod', { endpoint, method: 'getLightSwitch', data: '' })
        : undefined,
    [device, hasLight],
  )
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
