import account from 'virtual:english/account'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ account })
