import accountProfile from 'virtual:english/accountProfile'
import { addEnglish } from '../../../i18n/englishTexts'
import '../auth/texts'

addEnglish({ accountProfile })
