import browse from 'virtual:english/browse'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ browse })
