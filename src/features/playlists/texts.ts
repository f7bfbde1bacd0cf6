import playlists from 'virtual:english/playlists'
import playlistNames from 'virtual:english/playlistNames'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ playlists, playlistNames })
