import accountLanding from 'virtual:english/accountLanding'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountLanding })
