import 'virtual:texts/account'

export { type Account, AccountContext, AccountSync } from './sync/AccountSync'
