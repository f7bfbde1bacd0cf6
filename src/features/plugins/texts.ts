import plugins from 'virtual:english/plugins'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ plugins })
