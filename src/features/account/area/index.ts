import 'virtual:texts/accountAuth'
import 'virtual:texts/accountArea'

export { AccountDetails, AccountTrouble, AccountWaiting, useLeave } from './AccountDetails'
export { UserCard } from './UserCard'
