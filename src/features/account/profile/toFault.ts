import { CloudProblem } from '../../../cloud/ports/CloudProblem'

/** What a machine keeps of a failure of the cloud. */
export interface Fault {
  code: string
  /** For people only where the code is `cloud/refused`. */
  message: string
}

/** A failure as the machines keep it. */
export const toFault = (error: unknown): Fault =>
  error instanceof CloudProblem
    ? { code: error.code, message: error.message }
    : { code: 'cloud/failed', message: '' }

/** Runs a call of the cloud; resolves with what is against it, undefined where it went well. */
export const faultOf = async (call: () => Promise<unknown>): Promise<Fault | undefined> => {
  try {
    await call()
    return undefined
  } catch (error) {
    return toFault(error)
  }
}
