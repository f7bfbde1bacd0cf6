import staticPage from 'virtual:english/staticPage'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ staticPage })
