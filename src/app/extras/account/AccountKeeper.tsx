import { lazy, Suspense } from 'react'
import { untilLoaded } from '../../../ui/untilLoaded'
import { usePanelServices } from '../../PanelServices'

const AccountRuntime = lazy(() =>
  untilLoaded(async () => (await import('../../account/AccountRuntime')).AccountRuntime),
)

/** What of the account area runs whatever screen is on; nothing, and nothing is loaded, where the brand has no cloud. */
export function AccountKeeper() {
  const { accounts } = usePanelServices()
  return accounts ? (
    <Suspense fallback={null}>
      <AccountRuntime accounts={accounts} />
    </Suspense>
  ) : null
}
