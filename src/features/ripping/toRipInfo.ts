import type { CdRipStart } from '../../../schemas/generated/types'
import { aboutFields } from './buildAboutForm'
import { trackField } from './buildTracksForm'

/** What was edited: values of the forms by field id, and the cover that was uploaded. */
interface RipEdits {
  about: Readonly<Record<string, unknown>>
  tracks: Readonly<Record<string, unknown>>
  drive: Readonly<Record<string, unknown>>
  albumart: string | undefined
}

/** The drive is told as it was pushed: players read its name out of it. */
type RipInfo = Omit<CdRipStart, 'destinationDrive'> & { destinationDrive?: string | { name?: string } }

/**
 * The CD as it is to be ripped [D7-40]: all that the player sent, what this panel does not know included, with the edits
 * in their places and the drive as it was pushed.
 */
export const toRipInfo = (cd: CdRipStart, { about, tracks, drive, albumart }: RipEdits): RipInfo => {
  const edited = aboutFields.filter((name) => cd[name] !== undefined).map((name) => [name, about[name]])
  const destination = nameOf(drive['drive'])
  return {
    ...cd,
    ...Object.fromEntries(edited),
    ...(cd.tracks && {
      tracks: cd.tracks.map((track, place) => {
        const title = tracks[trackField(place)]
        const isEdited = typeof title === 'string' && title !== (track.title ?? '')
        return isEdited ? { ...track, title } : track
      }),
    }),
    ...(albumart !== undefined && { albumart }),
    ...(destination !== undefined && {
      destinationDrive: cd.availableDrives?.find(({ name }) => name === destination) ?? { name: destination },
    }),
  }
}

function nameOf(option: unknown): string | undefined {
  const value: unknown =
    typeof option === 'object' && option !== null ? Reflect.get(option, 'value') : undefined
  return typeof value === 'string' ? value : undefined
}
