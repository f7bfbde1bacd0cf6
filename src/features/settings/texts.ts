import settings from 'virtual:english/settings'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ settings })
