import accountDevices from 'virtual:english/accountDevices'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountDevices })
