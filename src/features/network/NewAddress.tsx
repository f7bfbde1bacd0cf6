import { Anchor } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { otherAddress } from './otherAddress'
import type { Wifi } from './useWifi'

interface Props {
  connection: Wifi['connection']
}

/** Where the player is reached in the network that it has just got into, if this page came from elsewhere. */
export function NewAddress({ connection }: Props) {
  const { t } = useTranslation()
  const address = otherAddress(connection, window.location.hostname)
  if (address === undefined) return null
  return (
    <p>
      {t('network.wifi.newAddress')} <Anchor href={address}>{address}</Anchor>
    </p>
  )
}
