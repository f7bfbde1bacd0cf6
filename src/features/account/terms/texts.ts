import accountTerms from 'virtual:english/accountTerms'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountTerms })
