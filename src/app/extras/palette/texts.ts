import palette from 'virtual:english/palette'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ palette })
