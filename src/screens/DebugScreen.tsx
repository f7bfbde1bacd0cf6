import { DebugScreen as WireRecord } from '../features/debug/DebugScreen'
import { AccountDebug } from '../ui/account/AccountSlotsContext'

/** /debug: the device's log and our own record of the wire [D2.2-6 D2.16-1], and how the account stands. */
export const DebugScreen = () => (
  <>
    <WireRecord />
    <AccountDebug />
  </>
)
