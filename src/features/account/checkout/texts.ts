import accountCheckout from 'virtual:english/accountCheckout'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountCheckout })
