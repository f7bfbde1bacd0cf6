import deviceLanguage from 'virtual:english/deviceLanguage'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ deviceLanguage })
