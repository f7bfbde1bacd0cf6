import browseSources from 'virtual:english/browseSources'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ browseSources })
