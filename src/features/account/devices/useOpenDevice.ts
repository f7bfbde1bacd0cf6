import { useTranslation } from '../../../i18n/useTranslation'
import type { CloudDevice } from '../../../../schemas/generated/types'
import { useToasts } from '../../../ui/toasts/useToasts'
import { usePlayerSwitch } from '../../../ui/players/PlayerSwitchContext'
import { useCloud } from '../session'
import { useWays } from '../ways/WaysContext'
import { addressOf } from './addressOf'

/** Drives a device from now on, notes it as the last host, and goes to its playback [A4.15-4]. */
export const useOpenDevice = (uid: string) => {
  const { t } = useTranslation()
  const { records } = useCloud()
  const toasts = useToasts()
  const ways = useWays()
  const { switchTo } = usePlayerSwitch()
  return ({ host = '', name = '' }: CloudDevice): void => {
    const shown = name.trim() || t('accountDevices.nameless')
    const address = addressOf(host)
    if (address === undefined) {
      toasts.show({
        kind: 'error',
        title: t('accountDevices.noAddress.title', { name: shown }),
        message: t('accountDevices.noAddress.message'),
      })
      return
    }
    switchTo({ address, name: shown })
    // Only the order in which devices are tried next time depends on it: nobody waits for it, or is bothered when it fails.
    records.updateUser(uid, { lastHost: host }).catch(() => undefined)
    ways.go('playback')
  }
}
