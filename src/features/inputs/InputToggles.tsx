import { useTranslation } from '../../i18n/useTranslation'
import { useAsk, useDevice, useTopic } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { MenuSwitch } from './MenuSwitch'

interface InputToggleProps {
  name: 'analogInput' | 'bluetooth'
}

interface InputTogglesProps {
  /** Which inputs the UI settings want a switch for. */
  shown: Readonly<Partial<Record<InputToggleProps['name'], boolean | undefined>>>
}

/** What plays while an input is on, and the method that presses its switch. Devices misspell one service, too [D3-5]. */
const inputs = {
  analogInput: { services: ['analogin'], endpoint: 'system_controller/gpios', method: 'DASwitchPress' },
  bluetooth: {
    services: ['bluetoth', 'bluetooth'],
    endpoint: 'audio_interface/bluetooth',
    method: 'BTpress',
  },
}

/** Switches for the analog and the Bluetooth input, where the UI settings ask for them [D2.9-9 D7-46 D7-47]. */
export function InputToggles({ shown }: InputTogglesProps) {
  return (
    <>
      {shown.analogInput ? <InputToggle name="analogInput" /> : null}
      {shown.bluetooth ? <InputToggle name="bluetooth" /> : null}
    </>
  )
}

function InputToggle({ name }: InputToggleProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const went = useTellRefusal()
  const { services, endpoint, method } = inputs[name]
  useAsk('getState')
  const isOn = useTopic('pushState', ({ service }) => service !== undefined && services.includes(service))
  return (
    <MenuSwitch
      label={t(`inputs.${name}`)}
      isOn={isOn ?? false}
      onPress={() => void went(device.send('callMethod', { endpoint, method, data: '' }))}
    />
  )
}
