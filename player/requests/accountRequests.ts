import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { Requests } from './Requests'

type Target = Pick<Client, 'push'> | Pick<PlayerContext['clients'], 'broadcast'>

/** The device's side of the cloud account [D7-71 to D7-73 A7.5-1 to A7.5-5]. */
export const accountRequests: Requests = {
  'getMy{Brand}Status': ({ client, player }) => tellStatus(player, client),
  async 'setMy{Brand}Token'({ acknowledge, player }, { token }) {
    const success = await player.account.signIn(token)
    acknowledge?.({ success })
    if (success) tellStatus(player, player.clients)
  },
  async 'getMy{Brand}Token'({ acknowledge, client, player }) {
    // Whoever has it is the owner: only the player's own pages are given it.
    const token = client.isOwnPage ? await player.account.token() : undefined
    acknowledge?.({ success: token !== undefined })
    if (token !== undefined) client.push('pushMy{Brand}Token', { token })
  },
  async 'my{Brand}Logout'({ player }) {
    if (player.account.uid() === undefined) return
    await player.account.signOut()
    player.clients.broadcast('pushMy{Brand}Logout', null)
    tellStatus(player, player.clients)
  },
  getPrivacySettings: ({ client }) => client.push('pushPrivacySettings', { allowUIStatistics: false }),
}

function tellStatus({ account }: PlayerContext, to: Target): void {
  const uid = account.uid()
  const status = uid === undefined ? { loggedIn: false } : { loggedIn: true, uid }
  if ('push' in to) to.push('pushMy{Brand}Status', status)
  else to.broadcast('pushMy{Brand}Status', status)
}
