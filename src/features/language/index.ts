export { LanguageChoice } from './LanguageChoice'
export { LanguageContext } from './LanguageContext'
export { LanguageKeeper } from './LanguageKeeper'
export { nameOfLanguage } from './nameOfLanguage'
