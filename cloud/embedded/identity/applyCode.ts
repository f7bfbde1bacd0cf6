import type { Account } from '../accounts/Account'
import type { Code } from '../mail/openCodes'
import type { IdentityContext } from './IdentityContext'
import { changeKeys } from './changeKeys'
import { IdentityError } from './IdentityError'

/** A code of a mail that is still good; throws otherwise. */
export function codeOf({ codes }: IdentityContext, text: string): Code {
  if (text === '') throw new IdentityError('MISSING_OOB_CODE')
  const code = codes.find(text)
  if (code === undefined || code.kind === 'ASSERTION') throw new IdentityError('INVALID_OOB_CODE')
  if (codes.isOver(code)) throw new IdentityError('EXPIRED_OOB_CODE')
  return code
}

/** Whose a code is; throws when the account is gone, closed, or goes by another address meanwhile. */
export function accountOf({ accounts }: IdentityContext, { uid, email, kind }: Code): Account {
  const account = accounts.byUid(uid)
  if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  if (kind !== 'RECOVER_EMAIL' && account.email !== email) throw new IdentityError('INVALID_OOB_CODE')
  return account
}

/** Takes a code away, so that it is good once; throws when somebody was faster. */
export async function spend({ codes }: IdentityContext, { code }: Code): Promise<void> {
  if (!(await codes.spend(code))) throw new IdentityError('INVALID_OOB_CODE')
}

/** Does what the mail of a code was about: verify, change or bring back an address. */
export async function applyCode(context: IdentityContext, text: string, language: string): Promise<Account> {
  const { accounts } = context
  const code = codeOf(context, text)
  const account = accountOf(context, code)
  if (code.kind === 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  if (code.kind === 'VERIFY_EMAIL') {
    await spend(context, code)
    return accounts.change(account.uid, { emailVerified: true })
  }
  const email = code.kind === 'RECOVER_EMAIL' ? code.email : (code.newEmail ?? '')
  const other = accounts.byEmail(email)
  if (other !== undefined && other.uid !== account.uid) throw new IdentityError('EMAIL_EXISTS')
  const isRecovery = code.kind === 'RECOVER_EMAIL'
  if (isRecovery) await context.codes.forgetNewer(code)
  else await spend(context, code)
  return changeKeys(context, account, { email }, { by: isRecovery ? 'recovery' : 'mail' }, language)
}
