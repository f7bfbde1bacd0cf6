import drives from 'virtual:english/drives'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ drives })
