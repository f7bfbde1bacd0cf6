import debug from 'virtual:english/debug'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ debug })
