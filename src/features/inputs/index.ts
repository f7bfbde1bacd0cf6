export { InputToggles } from './InputToggles'
export { LightSwitch } from './LightSwitch'
