import { describe, expect, it } from 'vitest'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'
import { createTranslator } from '../../../i18n/TranslationProvider'
import { authProblemText } from './problemText'
import 'virtual:texts/accountAuth'

const { t } = createTranslator()
const textOf = (code: string, message?: string) => authProblemText(new CloudProblem(code, message), t)

describe('[A8-28] what is said of a failure', () => {
  it.each([
    ['auth/invalid-credential', /do not fit together/],
    ['auth/wrong-password', /do not fit together/],
    ['auth/user-disabled', /has been disabled/],
    ['auth/too-many-requests', /too many tries/],
    ['auth/email-already-in-use', /an account with this e-mail address already/],
    ['auth/weak-password', /easy to guess/],
    ['auth/requires-recent-login', /log in again/],
    ['auth/network-request-failed', /cannot be reached/],
    ['cloud/unreachable', /cannot be reached/],
    ['cloud/timeout', /too long/],
    ['cloud/script-failed', /checkout could not be loaded/],
  ])('is a plain sentence for %s', (code, sentence) => {
    expect(textOf(code)).toMatch(sentence)
    expect(textOf(code)).not.toContain(code)
  })

  it('keeps a code that nobody has words for, for support', () => {
    expect(textOf('auth/internal-error')).toContain('auth/internal-error')
    expect(textOf('cloud/failed')).toContain('cloud/failed')
    expect(textOf('constructor')).toContain('constructor')
  })

  it('is what the cloud says where it wrote that for people, and never nothing', () => {
    expect(textOf('cloud/refused', 'The card was declined.')).toBe('The card was declined.')
    expect(textOf('cloud/refused')).toBe('The account service refused this.')
    expect(authProblemText(new Error(''), t)).toContain('cloud/failed')
    expect(authProblemText(undefined, t)).not.toBe('')
  })
})
