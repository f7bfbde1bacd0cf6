import outside from 'virtual:english/outside'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ outside })
