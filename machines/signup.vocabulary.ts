// The words of the sign-up machine: what it remembers, hears, promises and asks of its actors.

/**
 * What the form of step 1 asks for, as far as it is sent [A3.7-2]; the password is forgotten as soon as there
 * is an account.
 */
export interface SignupForm {
  firstName: string
  lastName: string
  email: string
  password: string
  marketingConsent: boolean
}

/** Who has just been created. */
export interface NewUser {
  uid: string
  email: string
}

/** What did not work: creating the user, or writing the record. */
export type SignupStage = 'account' | 'record'

/** What the machine remembers. */
export interface SignupContext {
  form: SignupForm | undefined
  /** The auth user; in step 1 one without a record, which could not be taken back. */
  user: NewUser | undefined
  /** What the user was created with, until they have their record. */
  login: Pick<SignupForm, 'email' | 'password'> | undefined
  /** Why the record could not be written, until what was begun is undone. */
  error: unknown
  /** The mail that confirms the address did not go out. */
  isMailMissing: boolean
}

/** All that happens to the machine. */
export interface SignupEvent {
  type: 'account.submitted'
  form: SignupForm
}

/** `creating`: step 1 is being done; `plan`: step 2 [A2.4-14]. */
export type SignupTag = 'creating' | 'plan'

/** What the machine tells. */
export type SignupNews =
  /** There is an account with its record; told once. */
  { type: 'signedUp'; user: NewUser } | { type: 'failed'; stage: SignupStage; error: unknown }
