import accountAuth from 'virtual:english/accountAuth'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountAuth })
