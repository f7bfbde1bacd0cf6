import queue from 'virtual:english/queue'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ queue })
