export { LanguageChoice, LanguageContext, LanguageStore, nameOfLanguage } from './language'
