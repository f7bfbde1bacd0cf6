import renderer from 'virtual:english/renderer'
import { addEnglish } from '../i18n/englishTexts'

addEnglish({ renderer })
