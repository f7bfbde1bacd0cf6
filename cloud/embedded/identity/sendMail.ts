import { localProject } from '../../cloudConfig'
import type { CodeKind } from '../mail/openCodes'
import type { MailKind } from '../mail/openOutbox'
import type { IdentityContext } from './IdentityContext'

/** What a mail is for: the kind of its code, what its link calls that, how long it is good, s. */
const kinds = {
  verify: { code: 'VERIFY_EMAIL', mode: 'verifyEmail', seconds: 3 * 24 * 3_600 },
  reset: { code: 'PASSWORD_RESET', mode: 'resetPassword', seconds: 3_600 },
  change: { code: 'VERIFY_AND_CHANGE_EMAIL', mode: 'verifyAndChangeEmail', seconds: 3 * 24 * 3_600 },
  recover: { code: 'RECOVER_EMAIL', mode: 'recoverEmail', seconds: 30 * 24 * 3_600 },
} as const satisfies Record<MailKind, { code: CodeKind; mode: string; seconds: number }>

/** Whom a mail goes to and what it is about. */
interface MailFields {
  kind: MailKind
  uid: string
  /** The address that the account has, or had. */
  email: string
  /** Where a change leads; the mail goes there. */
  newEmail?: string
  language: string
  /** Where the page of the mail leads on to; '' for nowhere. */
  continueUrl?: string
}

/** Puts a mail with a new code into the outbox. */
export async function sendMail({ codes, outbox }: IdentityContext, fields: MailFields): Promise<void> {
  const { kind, uid, email, newEmail, language, continueUrl = '' } = fields
  const { code: codeKind, mode, seconds } = kinds[kind]
  const { code } = await codes.issue(
    { kind: codeKind, uid, email, ...(newEmail !== undefined && { newEmail }) },
    seconds,
  )
  const query = new URLSearchParams({
    mode,
    oobCode: code,
    apiKey: localProject.apiKey,
    lang: language,
    ...(continueUrl !== '' && { continueUrl }),
  })
  await outbox.send({
    kind,
    to: kind === 'change' ? (newEmail ?? email) : email,
    language,
    link: `/emulator/action?${query.toString()}`,
  })
}
