import accountPlans from 'virtual:english/accountPlans'
import { addEnglish } from '../../../i18n/englishTexts'

addEnglish({ accountPlans })
