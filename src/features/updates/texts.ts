import updates from 'virtual:english/updates'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ updates })
