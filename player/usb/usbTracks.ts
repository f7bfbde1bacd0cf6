import { makeUpTracks } from '../music/makeUpTracks'
import type { Track } from '../music/Track'
import type { UsbPort } from './createUsbPort'

/** The one that comes with music; on the other lies what people put there. */
const recorder = 'Field recorder'
const count = 36

/** What is on the drives besides real files. */
export function usbTracks(usb: UsbPort): Track[] {
  const isPluggedIn = usb.drives().some(({ name }) => name === recorder)
  return isPluggedIn ? makeUpTracks(count, `music-library/USB/${recorder}`) : []
}
