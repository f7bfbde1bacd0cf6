import accountArea from 'virtual:english/accountArea'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountArea })
