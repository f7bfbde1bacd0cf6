export { LanguageChoice, nameOfLanguage } from './LanguageChoice'
export { LanguageContext, LanguageStore } from './LanguageStore'
