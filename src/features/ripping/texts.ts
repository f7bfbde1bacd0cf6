import ripping from 'virtual:english/ripping'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ ripping })
