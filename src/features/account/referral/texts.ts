import accountReferral from 'virtual:english/accountReferral'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountReferral })
