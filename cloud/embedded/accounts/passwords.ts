import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Account } from './Account'

const length = 32

/** Salt and hash to keep in a password's place. */
export async function hashPassword(password: string): Promise<NonNullable<Account['password']>> {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64'), hash: (await derive(password, salt)).toString('base64') }
}

/** Whether that is the account's password; an account without one takes as long to say no. */
export async function isPassword(account: Account | undefined, password: string): Promise<boolean> {
  const { salt = '', hash = '' } = account?.password ?? {}
  const kept = Buffer.from(hash, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'))
  return kept.length === length && timingSafeEqual(kept, given)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
