import { useEffect } from 'react'
import {
  type Device,
  type OwnInput,
  type SendOutcome,
  useAsk,
  useDevice,
  useNowPlaying,
  useTopic,
  byNothing,
  useCommand,
} from '../../device'
import classes from './MenuSwitch.module.css'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useReportOutcome } from '../../ui/toasts/Toast'
import type { PushMenuItems } from '../../../schemas/generated/types'

/** Which inputs have a switch, by the UI settings [D2.9-9]. */
type InputsShown = Readonly<Partial<Record<OwnInput, boolean | undefined>>>

/** The method that presses the switch of an input. */
const switches = {
  analogInput: { endpoint: 'system_controller/gpios', method: 'DASwitchPress' },
  bluetooth: { endpoint: 'audio_interface/bluetooth', method: 'BTpress' },
} as const

/** The call that presses the switch of an input [D7-46 D7-47]: what was on goes off. */
const pressOf = (name: OwnInput) => ({ ...switches[name], data: '' })

/** Presses the switch of an input. */
const pressInput = (device: Device, name: OwnInput): SendOutcome => device.send('callMethod', pressOf(name))

interface MenuSwitchProps {
  label: string
  isOn: boolean
  onPress: () => void
}

/**
 * A switch as a row of the side menu. It shows what the player says, so it moves when the player has
 * followed.
 */
function MenuSwitch({ label, isOn, onPress }: MenuSwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={classes.row} onClick={onPress}>
      <span className={classes.label}>{label}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.thumb} />
      </span>
    </button>
  )
}

interface InputTogglesProps {
  /** Which inputs the UI settings want a switch for. */
  shown: InputsShown
}

/**
 * Switches for the analog and the Bluetooth input, where the UI settings ask for them [D2.9-9 D7-46 D7-47].
 */
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
  const reportOutcome = useReportOutcome()
  useAsk('getState')
  const isOn = useNowPlaying(({ ownInput }) => ownInput === name)
  return (
    <MenuSwitch
      label={t(`inputs.${name}`)}
      isOn={isOn ?? false}
      onPress={() => void reportOutcome(pressInput(device, name))}
    />
  )
}

const endpoint = 'system_controller/lightcontrol'

interface LightSwitchProps {
  /** The switches that the UI settings name. */
  shown: Readonly<Record<string, unknown>>
}

const isLight = (name: string) => /light/i.test(name)

/**
 * Whether the player names a light, in its menu or in its UI settings: most have none, and note each question
 * as an error.
 */
const namesLight = (items: PushMenuItems | undefined, shown: LightSwitchProps['shown']): boolean =>
  items?.some(({ id }) => isLight(id)) === true ||
  Object.entries(shown).some(([name, isShown]) => isLight(name) && isShown === true)

/**
 * The light of a player that names one and says whether it is on [D2.9-11 D7-48]; without either there is no
 * switch.
 */
export function LightSwitch({ shown }: LightSwitchProps) {
  const { t } = useTranslation()
  const device = useDevice()
  const reportOutcome = useReportOutcome()
  const isOn = useTopic('pushLightSwitch')
  const hasLight = namesLight(useTopic('pushMenuItems'), shown)
  useEffect(
    () =>
      hasLight
        ? device.subscribeToAnswer('callMethod', { endpoint, method: 'getLightSwitch', data: '' })
        : undefined,
    [device, hasLight],
  )
  if (isOn === undefined) return null
  return (
    <MenuSwitch
      label={t('inputs.light')}
      isOn={isOn}
      onPress={() =>
        void reportOutcome(device.send('callMethod', { endpoint, method: 'toggleLightSwitch', data: '' }))
      }
    />
  )
}

/** The way out of an input that plays. */
interface InputOff {
  /** Whether it has a switch here; without one it is stopped as anything that plays. */
  hasSwitch: boolean
  /** `asked`: the player was told and has not followed yet; `silent`: nor after 8 s, it can be told again. */
  phase: 'resting' | 'asked' | 'silent'
  press: () => void
}

/**
 * Turns off the input that plays, by its own switch where the UI settings show one [D2.9-9], else by a stop.
 */
export function useInputOff(input: OwnInput, shown: InputsShown): InputOff {
  const { isBusy, problem, give } = useCommand<never>()
  const reportOutcome = useReportOutcome()
  const hasSwitch = shown[input] === true
  const press = () =>
    give(
      hasSwitch ? { event: 'callMethod', payload: pressOf(input) } : { event: 'stop' },
      // What shows that it followed is that the input plays no longer, and then this is gone.
      { answeredBy: byNothing, replaces: true },
      () => undefined,
      reportOutcome,
    )
  const isUnheard = problem !== undefined && problem.status !== 'refused'
  return { hasSwitch, phase: isBusy ? 'asked' : isUnheard ? 'silent' : 'resting', press }
}
