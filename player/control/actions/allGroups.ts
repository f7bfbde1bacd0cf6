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
import { sourceGroup } from './sourceGroup'
import { timeGroup } from './timeGroup'
import { toastGroup } from './toastGroup'
import { toolGroup } from './toolGroup'
import { uploadGroup } from './uploadGroup'
import { wizardGroup } from './wizardGroup'

/** Every button of the control page, in its order. */
export const allGroups: readonly ControlGroup[] = [
  playbackGroup,
  sourceGroup,
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
  timeGroup,
  cdGroup,
  toolGroup,
  consoleGroup,
  connectionGroup,
]
