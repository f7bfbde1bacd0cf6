export { DeviceLanguageSection, hasLanguageChoice } from './DeviceLanguageSection'
