import type { UsbDrive } from '../../schemas/generated/types'
import { makeUpTracks } from '../music/makeUpTracks'
import type { Track } from '../music/Track'

/**
 * What there is to plug in. The first has what was copied from CDs [D2.15-4], the second some music of its
 * own.
 */
const all: readonly (UsbDrive & { name: string })[] = [
  { name: 'MUSIK', size: '64 GB', freespace: '11.4 GB' },
  { name: 'Field recorder', size: '512 GB', freespace: '387.2 GB' },
]

/** The drives that are plugged in [D3-48]. */
export interface UsbPort {
  drives(): readonly (UsbDrive & { name: string })[]
  /** Whether a file or folder of the library can be read: it is on no drive, or on one that is plugged in. */
  isThere(uri: string): boolean
  /** Takes a drive out; false when it was not there. */
  takeOut(name: string): boolean
  /** Plugs all drives in. */
  plugIn(): void
}

/** All drives plugged in. */
export function createUsbPort(): UsbPort {
  const out = new Set<string>()
  const drives = () => all.filter(({ name }) => !out.has(name))
  return {
    drives,
    isThere(uri) {
      const [, branch, name = ''] = uri.split('/')
      return branch !== 'USB' || !out.has(name)
    },
    takeOut(name) {
      const wasThere = drives().some((drive) => drive.name === name)
      if (wasThere) out.add(name)
      return wasThere
    },
    plugIn: () => out.clear(),
  }
}

/** The one that comes with music; on the other lies what people put there. */
const recorder = 'Field recorder'
const count = 36

/** What is on the drives besides real files. */
export function usbTracks(usb: UsbPort): Track[] {
  const isPluggedIn = usb.drives().some(({ name }) => name === recorder)
  return isPluggedIn ? makeUpTracks(count, `music-library/USB/${recorder}`) : []
}
