import outputs from 'virtual:english/outputs'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ outputs })
