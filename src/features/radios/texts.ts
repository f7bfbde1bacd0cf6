import radios from 'virtual:english/radios'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ radios })
