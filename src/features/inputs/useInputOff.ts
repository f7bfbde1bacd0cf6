import { byNothing, useCommand, type OwnInput } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { pressOf, type InputsShown } from './inputSwitches'

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
  const { isBusy, problem, give } = useCommand<never>()
  const went = useTellRefusal()
  const hasSwitch = shown[input] === true
  const press = () =>
    give(
      hasSwitch ? { event: 'callMethod', payload: pressOf(input) } : { event: 'stop' },
      // What shows that it followed is that the input plays no longer, and then this is gone.
      { answeredBy: byNothing, replaces: true },
      () => undefined,
      went,
    )
  const isUnheard = problem !== undefined && problem.status !== 'refused'
  return { hasSwitch, phase: isBusy ? 'asked' : isUnheard ? 'silent' : 'resting', press }
}
