import type { ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

/** Files that people send: backgrounds, covers, firmware. */
export const uploadGroup: ControlGroup = {
  title: 'Uploads',
  actions: [
    nextTime('upload-slow', 'the next is slow'),
    nextTime('upload-refused', 'the next is refused'),
    nextTime('upload-disk-full', 'the disk is full for the next'),
    nextTime('upload-cut', 'the connection breaks during the next'),
  ],
}
