import '../auth/texts'
import './texts'

export { AccountFacts } from './AccountFacts'
export { AccountTrouble } from './AccountTrouble'
export { AccountWaiting } from './AccountWaiting'
export { useLeave } from './useLeave'
export { UserCard } from './UserCard'
