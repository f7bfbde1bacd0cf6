import type { EditStep } from '../../../../../machines/profileEdit.machine'
import type { FormValues } from '../../../../renderer'
import type { EditFields } from './buildEditForm'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What is to be saved of what stands in the form: only what differs from what the cloud has, and the password only when one was entered
 * [A4.12-1]. Without a record the names are saved in any case, which makes one.
 */
export const stepsOf = (values: FormValues, known: EditFields, hasRecord: boolean): EditStep[] => {
  const firstName = textOf(values['firstName'])
  const lastName = textOf(values['lastName'])
  const email = textOf(values['email'])
  const password = textOf(values['password'])
  const hasNames = hasRecord && firstName === known.firstName && lastName === known.lastName
  return [
    ...(hasNames ? [] : [{ kind: 'names' as const, firstName, lastName }]),
    ...(email === known.email ? [] : [{ kind: 'email' as const, email }]),
    ...(password === '' ? [] : [{ kind: 'password' as const, password }]),
  ]
}
