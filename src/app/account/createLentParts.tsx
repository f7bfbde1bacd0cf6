import { useSyncExternalStore, type ComponentType } from 'react'
import { AccountFacts, UserCard } from '../../features/account/area'
import { CloudDock } from '../../features/account/devices'
import type { CardPlace } from '../../ui/account/AccountSeamContext'
import { AccountProviders } from './AccountProviders'
import { meanwhileOf } from './meanwhileOf'
import type { AccountArea } from './openAccounts'
import { useAccountRules } from './useAccountRules'

/** The parts that the area lends to screens of the panel, which bring along what they stand in. */
export const createLentParts = (
  area: AccountArea,
): { Card: ComponentType<{ place: CardPlace }>; Dock: ComponentType; Debug: ComponentType } => {
  const Card = ({ place }: { place: CardPlace }) => {
    const opened = useSyncExternalStore(area.subscribe, area.opened)
    return (
      <AccountProviders opened={opened} meanwhile={meanwhileOf(area)}>
        <UserCard place={place} />
      </AccountProviders>
    )
  }
  const Dock = () => {
    const opened = useSyncExternalStore(area.subscribe, area.opened)
    return opened ? (
      <AccountProviders opened={opened} meanwhile={meanwhileOf(area)}>
        <CloudDock />
      </AccountProviders>
    ) : null
  }
  const Debug = () => {
    const opened = useSyncExternalStore(area.subscribe, area.opened)
    const { isAuthEnabled = false, hasFeatures } = useAccountRules()
    return (
      <AccountProviders opened={opened} meanwhile={meanwhileOf(area)}>
        <AccountFacts
          isAuthEnabled={isAuthEnabled}
          hasFeatures={hasFeatures}
          analytics={opened?.cloud.analytics}
        />
      </AccountProviders>
    )
  }
  return { Card, Dock, Debug }
}
