import { useEffect, useState } from 'react'
import { useDevice, type OwnInput } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { pressInput, type InputsShown } from './inputSwitches'

/** Until a player that was told is said not to have followed, ms. */
const patience = 8000

/** The way out of an input that plays. */
export interface InputOff {
  /** Whether it has a switch here; without one it is stopped as anything that plays. */
  hasSwitch: boolean
  /** `asked`: the player was told and has not followed yet; `silent`: nor after 8 s, it can be told again. */
  phase: 'resting' | 'asked' | 'silent'
  press: () => void
}

/** Turns off the input that plays, by its own switch where the UI settings show one [D2.9-9], else by a stop. */
export function useInputOff(input: OwnInput, shown: InputsShown): InputOff {
  const device = useDevice()
  const went = useTellRefusal()
  const hasSwitch = shown[input] === true
  const [phase, setPhase] = useState<InputOff['phase']>('resting')
  useEffect(() => {
    if (phase !== 'asked') return undefined
    const timer = setTimeout(() => setPhase('silent'), patience)
    return () => clearTimeout(timer)
  }, [phase])
  const press = () => {
    if (went(hasSwitch ? pressInput(device, input) : device.send('stop'))) setPhase('asked')
  }
  return { hasSwitch, phase, press }
}
