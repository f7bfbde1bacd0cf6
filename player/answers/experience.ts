import type { PushExperienceAdvancedSettings } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** How many settings the owner wants to see [D3-59]. */
export function experience({ say, storage }: PlayerContext): PushExperienceAdvancedSettings {
  const few = { id: false, label: say('WIZARD.FEW_SETTINGS') }
  const all = { id: true, label: say('WIZARD.ALL_SETTINGS') }
  return { status: storage.owner.value().allSettings ? all : few, options: [few, all] }
}
