import network from 'virtual:english/network'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ network })
