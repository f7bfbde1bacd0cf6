export { InputToggles } from './InputToggles'
export { LightSwitch } from './LightSwitch'
export { type InputsShown } from './inputSwitches'
export { useInputOff } from './useInputOff'
