export { LanguageChoice, LanguageContext, LanguageStore, nameOfLanguage } from './LanguageStore'
