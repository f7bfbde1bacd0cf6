import './texts'

export type { Account } from './Account'
export { AccountContext } from './AccountContext'
export { AccountSync } from './sync/AccountSync'
