import metadata from 'virtual:english/metadata'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ metadata })
