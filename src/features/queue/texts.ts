import queue from 'virtual:english/queue'
import playlistNames from 'virtual:english/playlistNames'
import { addEnglish } from '../../i18n/englishTexts'

addEnglish({ queue, playlistNames })
