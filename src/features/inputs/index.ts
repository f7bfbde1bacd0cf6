export { InputToggles, LightSwitch, useInputOff } from './InputToggles'
