import type { PushDeviceActivationStatus } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** Whether the player is activated already, for which plan and account [D3-60 D8-11]. */
export function activationStatus({ brand, say, storage }: PlayerContext): PushDeviceActivationStatus {
  const code = storage.owner.value().activatedWith
  if (code === null) return { activated: false, alreadyActivated: false }
  return {
    alreadyActivated: true,
    message: say('WIZARD.ALREADY_ACTIVATED'),
    plan: 'superstar',
    email: `owner@${new URL(brand.share.site).hostname}`,
  }
}
