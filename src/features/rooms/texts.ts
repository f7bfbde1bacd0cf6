import rooms from 'virtual:english/rooms'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ rooms })
