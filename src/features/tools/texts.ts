import tools from 'virtual:english/tools'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ tools })
