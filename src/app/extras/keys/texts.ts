import keys from 'virtual:english/keys'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ keys })
