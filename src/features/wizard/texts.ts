import wizard from 'virtual:english/wizard'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ wizard })
