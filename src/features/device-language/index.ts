export { DeviceLanguageSection } from './DeviceLanguageSection'
export { hasLanguageChoice } from './hasLanguageChoice'
