import appearance from 'virtual:english/appearance'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ appearance })
