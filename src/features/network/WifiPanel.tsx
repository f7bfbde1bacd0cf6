import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { NoAnswer } from '../../ui/NoAnswer'
import { WaitingLines } from '../../ui/WaitingLines'
import { JoinedBanner } from './JoinedBanner'
import { NetworkList } from './NetworkList'
import { useExpectedAbsence } from './useExpectedAbsence'
import { useWifi } from './useWifi'
import classes from './WifiPanel.module.css'
import { WifiResult } from './WifiResult'

interface Props {
  /** Each place asks and sends with its own events [D7-61]; in the wizard the player says how it went [D4-31]. */
  variant: 'settings' | 'wizard'
  /** A wizard that the player opens again and again, which it wants to be told. */
  persistentWizard?: boolean
}

/** The Wi-Fi networks in reach and the way into one of them, of the settings and of the wizard [D2.11-1 D2.13-7]. */
export function WifiPanel({ variant, persistentWizard = false }: Props) {
  const { t } = useTranslation()
  const wifi = useWifi(variant === 'wizard' ? { variant, persistentWizard } : { variant })
  useExpectedAbsence(wifi.is('joining') ? wifi.context.target?.ssid : undefined)
  const { networks, send, context } = wifi
  if (context.word) return <WifiResult wifi={wifi} />

  const isScanning = wifi.is('scanning')
  const count = (networks?.length ?? 1) - 1
  const refresh = () => send({ type: 'list.refresh' })
  const found = count > 0 ? t('network.wifi.found', { count }) : t('network.wifi.none')
  return (
    <div className={classes.panel}>
      {wifi.is('silent') ? (
        <NoAnswer onRetry={refresh}>
          {t(networks ? 'network.wifi.silentOld' : 'network.wifi.silent')}
        </NoAnswer>
      ) : (
        <div className={classes.head}>
          <p role="status" className={classes.state}>
            {isScanning ? t('network.wifi.scanning') : found}
          </p>
          <Button
            variant="subtle"
            color="gray"
            leftSection={
              <IconRefresh size={18} stroke={1.5} className={classes.refresh} data-turning={isScanning} />
            }
            aria-disabled={isScanning}
            onClick={refresh}
          >
            {t('network.wifi.refresh')}
          </Button>
        </div>
      )}
      {wifi.is('joined') && <JoinedBanner wifi={wifi} />}
      {networks || wifi.is('silent') || context.chosen !== undefined ? (
        <NetworkList wifi={wifi} />
      ) : (
        <WaitingLines height={48} />
      )}
    </div>
  )
}
