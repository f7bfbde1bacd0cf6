import { DebugScreen as WireRecord } from '../features/debug'

/** /debug: the device's log and our own record of the wire [D2.2-6 D2.16-1]. */
export const DebugScreen = () => <WireRecord />
