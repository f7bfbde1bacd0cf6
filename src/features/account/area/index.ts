import 'virtual:texts/accountAuth'
import 'virtual:texts/accountArea'

export { AccountFacts, AccountTrouble, AccountWaiting, useLeave } from './AccountFacts'
export { UserCard } from './UserCard'
