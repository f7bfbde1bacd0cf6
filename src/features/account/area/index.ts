import '../auth/texts'
import './texts'

export { AccountFacts, AccountTrouble, AccountWaiting, useLeave } from './AccountFacts'
export { UserCard } from './UserCard'
