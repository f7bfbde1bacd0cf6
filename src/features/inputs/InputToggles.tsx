import { useTranslation } from '../../i18n/useTranslation'
import { useAsk, useDevice, useNowPlaying, type OwnInput } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { pressInput, type InputsShown } from './inputSwitches'
import { MenuSwitch } from './MenuSwitch'

interface InputTogglesProps {
  /** Which inputs the UI settings want a switch for. */
  shown: InputsShown
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

function InputToggle({ name }: { name: OwnInput }) {
  const { t } = useTranslation()
  const device = useDevice()
  const went = useTellRefusal()
  useAsk('getState')
  const isOn = useNowPlaying(({ ownInput }) => ownInput === name)
  return (
    <MenuSwitch
      label={t(`inputs.${name}`)}
      isOn={isOn ?? false}
      onPress={() => void went(pressInput(device, name))}
    />
  )
}
