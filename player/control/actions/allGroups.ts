import type { ControlGroup } from '../ControlAction'
import { appearanceGroup } from './appearanceGroup'
import { browseGroup } from './browseGroup'
import { cdGroup } from './cdGroup'
import { connectionGroup } from './connectionGroup'
import { consoleGroup } from './consoleGroup'
import { driveGroup } from './driveGroup'
import { libraryGroup } from './libraryGroup'
import { menuGroup } from './menuGroup'
import { modalGroup } from './modalGroup'
import { networkGroup } from './networkGroup'
import { pageGroup } from './pageGroup'
import { playbackGroup } from './playbackGroup'
import { roomGroup } from './roomGroup'
import { pluginGroup } from './pluginGroup'
import { sourceGroup } from './sourceGroup'
import { timeGroup } from './timeGroup'
import { toastGroup } from './toastGroup'
import { toolGroup } from './toolGroup'
import { updateGroup } from './updateGroup'
import { uploadGroup } from './uploadGroup'
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
