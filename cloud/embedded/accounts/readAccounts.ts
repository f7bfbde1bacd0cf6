import { type Json, isJsonObject } from '../../../authoring/json/Json'
import type { Account, LinkedProvider } from './Account'

/**
 * The accounts in a file, or undefined when it holds something else; an entry that is no account is left out.
 */
export function readAccounts(value: Json): Account[] | undefined {
  return Array.isArray(value) ? value.flatMap(readAccount) : undefined
}

function readAccount(value: Json): Account[] {
  if (!isJsonObject(value)) return []
  const { uid, password, linked } = value
  if (typeof uid !== 'string' || uid === '') return []
  const text = (key: string) => {
    const found = value[key]
    return typeof found === 'string' && found !== '' ? { [key]: found } : {}
  }
  const number = (key: string) => (typeof value[key] === 'number' ? value[key] : 0)
  return [
    {
      uid,
      ...text('email'),
      ...text('displayName'),
      ...text('photoUrl'),
      ...(isJsonObject(password) &&
        typeof password['salt'] === 'string' &&
        typeof password['hash'] === 'string' && {
          password: { salt: password['salt'], hash: password['hash'] },
        }),
      emailVerified: value['emailVerified'] === true,
      linked: Array.isArray(linked) ? linked.flatMap(readLinked) : [],
      disabled: value['disabled'] === true,
      createdAt: number('createdAt'),
      lastLoginAt: number('lastLoginAt'),
      passwordChangedAt: number('passwordChangedAt'),
      tokensValidAfter: number('tokensValidAfter'),
    },
  ]
}

function readLinked(value: Json): LinkedProvider[] {
  if (!isJsonObject(value)) return []
  const { providerId, subject } = value
  if (typeof providerId !== 'string' || typeof subject !== 'string') return []
  const texts = ['email', 'displayName', 'photoUrl'].flatMap((key) =>
    typeof value[key] === 'string' ? [[key, value[key]]] : [],
  )
  return [{ providerId, subject, ...Object.fromEntries(texts) }]
}
