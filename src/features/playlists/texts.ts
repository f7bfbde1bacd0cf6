import playlists from 'virtual:english/playlists'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ playlists })
