export { InputToggles } from './InputToggles'
export { LightSwitch } from './LightSwitch'
export { useInputOff } from './useInputOff'
