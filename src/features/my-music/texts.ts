import myMusic from 'virtual:english/myMusic'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ myMusic })
