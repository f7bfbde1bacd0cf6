import type { PushWizardSteps } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import type { Client } from '../core/Clients'
import { messageOf } from '../core/messageOf'

/** Settings page of the wizard's plugin step, which goes by the name that people read. */
const pluginPage = 'audio_interface/playback_options'

const core = (name: string, show = true) => ({ name, type: 'core', show })

/** The steps of the first-run wizard [D3-55]; which ones is chosen at /control and kept. */
export function wizardSteps(
  player: PlayerContext,
  steps = player.storage.wizard.value().steps,
): PushWizardSteps {
  const { brand } = player
  const plugin = { name: pluginStepName(player), type: 'plugin', show: true }
  const first = ['language', 'name', 'output', 'network', 'music', 'advancedsettings'].map((name) =>
    core(name),
  )
  const apps = core(`${brand.word}apps`)
  switch (steps) {
    case 'few':
      return ['language', 'softwareupdate', 'name', 'output', 'done'].map((name) => core(name))
    case 'without-code':
      return [...first, apps, plugin, core('follow'), core('done')]
    case 'odd':
      return [
        core('language'),
        core('softwareupdate'),
        { name: 'wormhole', type: 'tunnel', show: true },
        core('name', false),
        { name: 'No such page', type: 'plugin', show: true },
        { type: 'core' },
        core('otherbrandapps'),
        core('network'),
        core('done'),
      ]
    case 'all':
      return [...first, core('devicecode'), apps, plugin, core('follow'), core('done')]
  }
}

/**
 * The page that a wizard step's plugin has: a step goes by its name, or by `category/name` as other pages do.
 */
export function wizardPage(player: PlayerContext, step: string): string {
  return step === pluginStepName(player) ? pluginPage : step
}

function pluginStepName({ say }: PlayerContext): string {
  return say('MENU.PLAYBACK')
}

/** Ends the first-run wizard for good, on disk and on every screen [D4-28]. */
export async function endWizard({ clients, storage }: PlayerContext): Promise<void> {
  await storage.wizard.save({ ...storage.wizard.value(), done: true })
  clients.broadcastAsIs('closeWizard', '')
}

/** At the start: a player that is to go without the wizard counts it as done. */
export async function skipWizardIfUnwanted({ storage, withoutWizard }: PlayerContext): Promise<void> {
  const wizard = storage.wizard.value()
  if (withoutWizard && !wizard.done) await storage.wizard.save({ ...wizard, done: true })
}

/**
 * Opens the first-run wizard on every screen; it stays to be done until somebody ends it, also over a
 * restart.
 */
export async function openWizard({ clients, storage }: PlayerContext): Promise<void> {
  await storage.wizard.save({ ...storage.wizard.value(), done: false })
  clients.broadcast('pushWizard', { openWizard: true })
}

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
    answer().catch((error: unknown) => log(`The code could not be kept: ${messageOf(error)}`))
  })
}

function wrongWith(code: string): string | undefined {
  if (code === activationCodes.right) return undefined
  return code === activationCodes.used ? 'CODE_USED' : 'CODE_WRONG'
}
