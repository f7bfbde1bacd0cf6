import upload from 'virtual:english/upload'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ upload })
