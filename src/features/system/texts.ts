import system from 'virtual:english/system'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ system })
