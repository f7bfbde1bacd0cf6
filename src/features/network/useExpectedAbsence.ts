import { useTranslation } from '../../i18n/useTranslation'
import { useTopic } from '../../device'
import { useExpectAbsence } from '../../ui/absence/useExpectAbsence'
import { localAddress } from './localAddress'

/** While the player is getting into a network: says why it is away, and where it may be if it stays away [D9-37]. */
export function useExpectedAbsence(ssid: string | undefined): void {
  const { t } = useTranslation()
  const address = localAddress(useTopic('pushDeviceName'))
  const advice = (name: string) =>
    t(address === undefined ? 'network.wifi.awayAdvice' : 'network.wifi.awayAdviceAt', { ssid: name })
  useExpectAbsence(
    ssid === undefined
      ? undefined
      : { reason: t('network.wifi.away', { ssid }), advice: advice(ssid), address },
  )
}
