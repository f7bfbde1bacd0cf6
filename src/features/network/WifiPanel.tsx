import { Anchor, CloseButton, Button, Loader } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconHelpCircle, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useTopic } from '../../device'
import { useExpectAbsence } from '../../ui/absence/ExpectedAbsence'
import { otherAddress } from './buildWifiForm'
import { type Wifi, useWifi } from './useWifi'
import joinedBannerClasses from './JoinedBanner.module.css'
import { DeviceText } from '../../ui/SafeHtml'
import wifiResultClasses from './WifiResult.module.css'
import { NoAnswer, WaitingLines } from '../../ui/states'
import { NetworkList } from './NetworkList'
import classes from './WifiPanel.module.css'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'

/** Where a player of that name is found in its own network [D9-37]; undefined without a name. */
export function localAddress(deviceName: string | undefined): string | undefined {
  const host = deviceName?.trim().replaceAll(/\s+/g, '-').toLowerCase() ?? ''
  return host === '' ? undefined : `http://${host}.local`
}

/**
 * While the player is getting into a network: says why it is away, and where it may be if it stays away
 * [D9-37].
 */
function useExpectedAbsence(ssid: string | undefined): void {
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

interface NewAddressProps {
  connection: Wifi['connection']
}

/** Where the player is reached in the network that it has just got into, if this page came from elsewhere. */
function NewAddress({ connection }: NewAddressProps) {
  const { t } = useTranslation()
  const address = otherAddress(connection, window.location.hostname)
  if (address === undefined) return null
  return (
    <p>
      <Anchor href={address}>{t('network.wifi.newAddress', { address })}</Anchor>
    </p>
  )
}

interface JoinedBannerProps {
  wifi: Wifi
}

/** Above the list: the player is in the network that was asked for, and where it is now. */
function JoinedBanner({ wifi }: JoinedBannerProps) {
  const { t } = useTranslation()
  const whole = useRef<HTMLDivElement>(null)
  // What was focused is gone with the row's form.
  useEffect(() => whole.current?.focus(), [])
  return (
    <div ref={whole} tabIndex={-1} className={joinedBannerClasses.banner}>
      <IconCircleCheck size={24} stroke={1.5} aria-hidden className={joinedBannerClasses.icon} />
      <div role="status" className={joinedBannerClasses.words}>
        <p>{t('network.wifi.joined', { ssid: wifi.context.target?.ssid ?? '' })}</p>
        <NewAddress connection={wifi.connection} />
      </div>
      <CloseButton aria-label={t('action.close')} onClick={() => wifi.send({ type: 'wait.ended' })} />
    </div>
  )
}

interface WifiResultProps {
  wifi: Wifi
}

const quiet = { variant: 'subtle', color: 'gray' }
const plain = { variant: 'default' }

/**
 * In the place of the list once the player has said how connecting goes [D4-31 D8-25 D2.13-7], and the ways
 * on.
 */
function WifiResult({ wifi }: WifiResultProps) {
  const { t } = useTranslation()
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => whole.current?.focus(), [])
  const { target, word } = wifi.context
  const ssid = target?.ssid ?? ''
  const toList = () => wifi.send({ type: 'wait.ended' })
  const isUnanswered = wifi.is('unanswered')
  const isFailed = wifi.is('failed')
  const isJoined = wifi.is('joined')
  const isWaiting = wifi.is('joining') && !isUnanswered

  const own = () => {
    if (isUnanswered) return t('network.wifi.unanswered', { ssid })
    if (isFailed) return t(ssid === '' ? 'network.wifi.notJoined' : 'network.wifi.failure.refused', { ssid })
    if (ssid === '') return isJoined ? t('network.connected') : t('network.wifi.noResult')
    return t(isJoined ? 'network.wifi.joined' : 'network.wifi.joining', { ssid })
  }
  // A last word of the player stays true; one that bade to wait does not once there is nothing to wait for.
  const spoken = isWaiting ? [word?.message] : word?.wait === false ? [word.message, word.detail] : []
  const [theirs, more] = spoken.filter((text) => text)
  return (
    <div ref={whole} tabIndex={-1} className={wifiResultClasses.result}>
      {isWaiting && <Loader aria-hidden />}
      {isJoined && <IconCircleCheck size={48} stroke={1.25} aria-hidden className={wifiResultClasses.good} />}
      {isFailed && <IconCircleX size={48} stroke={1.25} aria-hidden className={wifiResultClasses.bad} />}
      {isUnanswered && (
        <IconHelpCircle size={48} stroke={1.25} aria-hidden className={wifiResultClasses.open} />
      )}
      <div role="status" className={wifiResultClasses.words}>
        <div className={wifiResultClasses.message}>{theirs ? <DeviceText text={theirs} /> : own()}</div>
        {more && <DeviceText text={more} />}
        {isWaiting && <p className={wifiResultClasses.hint}>{t('network.wifi.joiningHint')}</p>}
        {isUnanswered && theirs && <p>{own()}</p>}
        {isUnanswered && (
          <p className={wifiResultClasses.hint}>{t('network.wifi.unansweredHint', { ssid })}</p>
        )}
        {isJoined && <NewAddress connection={wifi.connection} />}
      </div>
      <div className={wifiResultClasses.buttons}>
        <Button {...(isWaiting ? quiet : plain)} onClick={toList}>
          {isWaiting ? t('network.wifi.stopWaiting') : t('network.wifi.chooseOther')}
        </Button>
        {isUnanswered && (
          <Button onClick={() => wifi.send({ type: 'check.requested' })}>{t('network.wifi.askAgain')}</Button>
        )}
        {isFailed && target && (
          <Button onClick={() => wifi.send({ type: 'edit.resumed' })}>{t('action.tryAgain')}</Button>
        )}
      </div>
    </div>
  )
}

interface WifiPanelProps {
  /**
   * Each place asks and sends with its own events [D7-61]; in the wizard the player says how it went [D4-31].
   */
  variant: 'settings' | 'wizard'
  /** A wizard that the player opens again and again, which it wants to be told. */
  persistentWizard?: boolean
}

/**
 * The Wi-Fi networks in reach and the way into one of them, of the settings and of the wizard [D2.11-1
 * D2.13-7].
 */
export function WifiPanel({ variant, persistentWizard = false }: WifiPanelProps) {
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

/** The core section `wifi` [D2.10-14]. */
export const WifiSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  return (
    <SectionFrame section={section} title={t('network.wifi.title')}>
      <WifiPanel variant="settings" />
    </SectionFrame>
  )
}
