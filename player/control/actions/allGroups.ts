import type { ControlGroup } from '../ControlAction'
import {
  appearanceGroup,
  connectionGroup,
  consoleGroup,
  menuGroup,
  updateGroup,
  uploadGroup,
} from './systemGroups'
import { browseGroup, cdGroup, libraryGroup, sourceGroup } from './libraryGroups'
import { driveGroup, networkGroup } from './networkGroup'
import { modalGroup, toastGroup } from './messageGroups'
import { pageGroup, pluginGroup } from './pluginGroup'
import { playbackGroup } from './playbackGroup'
import { roomGroup, timeGroup, toolGroup } from './toolGroups'
import { wizardGroup } from './wizardGroup'

/** Every button of the control page, in its order. */
export const allGroups: readonly ControlGroup[] = [
  playbackGroup,
  sourceGroup,
  roomGroup,
  toastGroup,
  modalGroup,
  menuGroup,
  appearanceGroup,
  pageGroup,
  wizardGroup,
  networkGroup,
  driveGroup,
  libraryGroup,
  browseGroup,
  uploadGroup,
  pluginGroup,
  updateGroup,
  timeGroup,
  cdGroup,
  toolGroup,
  consoleGroup,
  connectionGroup,
]
