import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { FunctionAnswer } from '../../../schemas/generated/types'
import { CloudProblem } from '../ports/CloudProblem'
import type { ServiceAnswer } from './callService'

const isAnswer = (data: unknown): data is FunctionAnswer => cloudValidators.functionAnswer(data)

/** A no with the cloud's own words, which are for people, or without any. */
const refusal = (message: string | undefined) =>
  message ? new CloudProblem('cloud/refused', message) : new CloudProblem('cloud/failed')

/** What the functions API answered [A7.1]. Throws `cloud/refused` with its message, `cloud/failed` where it has none, `cloud/invalid`. */
export const readAnswer = ({ ok, body }: ServiceAnswer): FunctionAnswer => {
  const data = body ?? {}
  if (!isAnswer(data)) throw new CloudProblem(ok ? 'cloud/invalid' : 'cloud/failed')
  if (!ok || data.success === false || data.error !== undefined) throw refusal(data.error?.message)
  return data
}

/** What may be a token: no white space and nothing of a page. */
const tokenPattern = /^[\w.~+/=-]{8,}$/

/** The token that getCustomToken answers [A7.1-7]: bare, as JSON text or as `data`. */
export const readToken = (answer: ServiceAnswer): string => {
  const { ok, body } = answer
  const token: unknown = ok && typeof body === 'string' ? body.trim() : readAnswer(answer).data
  if (typeof token !== 'string' || !tokenPattern.test(token)) throw new CloudProblem('cloud/invalid')
  return token
}
