import type { NasHost } from '../../schemas/generated/types'

/** A share called so lets in only who knows user name and password. */
export const privateShare = 'private'

/** Its name is announced in the network, but it never answers. */
export const deadHost = 'CELLAR-NAS'

/** What looking for network drives finds [D3-47]; one host shares nothing, as some do. */
export const nasHosts: NasHost[] = [
  {
    name: 'ATTIC-NAS',
    shares: [
      { sharename: 'Music', path: 'music' },
      { sharename: 'Live recordings', path: 'live recordings' },
      { sharename: 'Private', path: privateShare },
    ],
  },
  { name: deadHost, shares: [{ sharename: 'Old backups', path: 'old-backups' }] },
  { name: 'PRINTER', shares: [] },
]
