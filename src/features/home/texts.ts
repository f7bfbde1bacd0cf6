import home from 'virtual:english/home'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ home })
