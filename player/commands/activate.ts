import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'

/** Codes that the player knows: one that is right, and one that another player used up. */
export const activationCodes = { right: 'ROSEWOOD', used: 'OLDWOOD' } as const

/**
 * Tries an activation code, in any case and with any spaces [D7-68 D8-10]; what is right is kept, and told to
 * everyone whose account it upgrades.
 */
export function activate(player: PlayerContext, client: Client, written: string): void {
  const { clients, delays, faults, later, log, say, storage } = player
  const code = written.replaceAll(/\s/g, '').toUpperCase()
  const answer = async () => {
    const wrong = faults.happens('activation-fails') ? 'NO_SERVER' : wrongWith(code)
    if (wrong !== undefined)
      return client.push('pushDeviceActivationCodeResult', {
        activated: false,
        error: say(`WIZARD.${wrong}`),
      })
    await storage.owner.save({ ...storage.owner.value(), activatedWith: code })
    client.push('pushDeviceActivationCodeResult', { activated: true, code })
    clients.broadcastAsIs('userUpgradedFromDeviceCode', '')
  }
  later(delays.ask, () => {
    answer().catch((error: unknown) =>
      log(`The code could not be kept: ${error instanceof Error ? error.message : String(error)}`),
    )
  })
}

function wrongWith(code: string): string | undefined {
  if (code === activationCodes.right) return undefined
  return code === activationCodes.used ? 'CODE_USED' : 'CODE_WRONG'
}
