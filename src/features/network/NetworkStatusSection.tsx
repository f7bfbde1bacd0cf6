import { Anchor } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconNetwork, IconPlugConnected } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { NetworkConnection } from '../../../schemas/generated/types'
import classes from './ConnectionDetails.module.css'
import { isIpv4, otherAddress } from './buildWifiForm'
import { SignalIcon, signalArcs } from './NetworkRow'
import { useAnswer } from '../../device'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { NoAnswer, Notice, WaitingLines } from '../../ui/states'

/**
 * What kind of connection a player's word for its type means [D3-44]; undefined for a word that is not known.
 */
export function connectionKind(type = ''): 'wired' | 'wireless' | undefined {
  const word = type.trim().toLowerCase()
  if (['wireless', 'wifi', 'wi-fi', 'wlan'].includes(word)) return 'wireless'
  return ['wired', 'cable', 'ethernet', 'lan'].includes(word) ? 'wired' : undefined
}

interface Props {
  connection: NetworkConnection
}

/**
 * One connection of the player: type, network, signal, address, speed, and whether the internet is reached
 * [D2.11-2].
 */
function ConnectionDetails({ connection }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const kind = connectionKind(connection.type)
  const { ssid, signal, speed, status, ip, online, type } = connection
  const arcs = signal === undefined ? undefined : signalArcs(signal)
  const address = otherAddress(connection, window.location.hostname)
  const Online = online ? IconCircleCheck : IconCircleX
  const isConnected = status?.toLowerCase() === 'connected'
  return (
    <article className={classes.connection} aria-labelledby={id}>
      <span className={classes.icon}>
        {kind === 'wireless' ? (
          <SignalIcon signal={arcs === undefined || arcs === 'hidden' ? 3 : arcs} />
        ) : kind === 'wired' ? (
          <IconNetwork size={24} stroke={1.5} aria-hidden />
        ) : (
          <IconPlugConnected size={24} stroke={1.5} aria-hidden />
        )}
      </span>
      <div className={classes.head}>
        <h3 id={id} className={classes.kind}>
          {kind ? t(`network.kind.${kind}`) : type || t('network.kind.unknown')}
        </h3>
        {online !== undefined && (
          <p className={classes.online} data-online={online}>
            <Online size={18} stroke={1.5} aria-hidden />
            {online ? t('network.status.online') : t('network.status.offline')}
          </p>
        )}
      </div>
      <dl className={classes.details}>
        {ssid ? <Fact name={t('network.status.ssid')}>{ssid}</Fact> : null}
        {status ? (
          <Fact name={t('network.status.state')}>{isConnected ? t('network.connected') : status}</Fact>
        ) : null}
        <Fact name={t('network.status.address')}>
          {address ? <Anchor href={address}>{ip}</Anchor> : isIpv4(ip) ? ip : t('network.status.noAddress')}
        </Fact>
        {arcs !== undefined && kind === 'wireless' ? (
          <Fact name={t('network.status.signal')}>{t(`network.strength.${arcs}`)}</Fact>
        ) : null}
        {speed ? <Fact name={t('network.status.speed')}>{speed}</Fact> : null}
      </dl>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const whole = <T,>(push: T) => push

/**
 * The core section `network-status`: each connection of the player [D2.10-14 D2.11-2], asked for anew at each
 * reconnect.
 */
export const NetworkStatusSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const { phase, data, retry } = useAnswer('getInfoNetwork', 'pushInfoNetwork', whole)
  return (
    <SectionFrame section={section} title={t('network.status.title')}>
      {phase === 'waiting' && <WaitingLines height={48} count={2} />}
      <NoAnswer phase={phase} onRetry={retry}>
        {t('network.status.silent')}
      </NoAnswer>
      {data?.length === 0 && <Notice>{t('network.status.none')}</Notice>}
      {data && data.length > 0 ? (
        <div>
          {data.map((connection, index) => (
            // Two connections may be alike in every respect; they come in a fixed order.
            // oxlint-disable-next-line react/no-array-index-key
            <ConnectionDetails key={index} connection={connection} />
          ))}
        </div>
      ) : null}
    </SectionFrame>
  )
}
