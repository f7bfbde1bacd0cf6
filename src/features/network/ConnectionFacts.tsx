import { Anchor } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconNetwork, IconPlugConnected } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { NetworkConnection } from '../../../schemas/generated/types'
import classes from './ConnectionFacts.module.css'
import { connectionKind } from './connectionKind'
import { isIpv4, otherAddress } from './otherAddress'
import { SignalIcon } from './SignalIcon'
import { signalArcs } from './signalArcs'

interface Props {
  connection: NetworkConnection
}

/** One connection of the player: type, network, signal, address, speed, and whether the internet is reached [D2.11-2]. */
export function ConnectionFacts({ connection }: Props) {
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
      <dl className={classes.facts}>
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
