import './texts'

export { type Account, AccountContext } from './AccountContext'
export { AccountSync } from './sync/AccountSync'
