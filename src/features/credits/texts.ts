import credits from 'virtual:english/credits'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ credits })
