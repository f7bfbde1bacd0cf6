import type { PushWizardSteps } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

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
