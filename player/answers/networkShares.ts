import type { NetworkShare, PushListShares } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { driveSize } from '../nas/driveSize'
import type { Drive } from '../storage/drivesDocument'

/** The network drives [D3-46]; one that is not mounted has no size. Passwords stay here. */
export function networkShares({ storage }: PlayerContext): PushListShares {
  return storage.drives.value().map((drive) => ({
    ...networkShare(drive),
    mounted: drive.mounted,
    ...(drive.mounted && { size: driveSize(drive) }),
  }))
}

/** How a network drive is set up, as pushInfoShare tells it: not whether it is mounted. */
export function networkShare({ path, name, ip, fstype, username, options, id }: Drive): NetworkShare {
  return { path, name, ip, fstype, username, password: '', options, id }
}
