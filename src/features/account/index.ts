import 'virtual:texts/account'

export { type Account, AccountContext } from './AccountContext'
export { AccountSync } from './sync/AccountSync'
