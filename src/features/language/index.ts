export { LanguageChoice, nameOfLanguage } from './LanguageChoice'
export { LanguageContext, LanguageKeeper } from './LanguageKeeper'
