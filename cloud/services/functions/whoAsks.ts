import type { IncomingMessage } from 'node:http'
import { Refused } from '../http/Refused'
import type { Bearer, Passes } from '../ports/Passes'

/**
 * Whose call it is: by the ID token in the header, or in the query under that name. Throws a Refused when
 * there is none that is good, or when the query names somebody else.
 */
export async function whoAsks(
  request: IncomingMessage,
  query: URLSearchParams,
  verify: Passes['verify'],
  name = 'token',
): Promise<Bearer> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? query.get(name) ?? ''
  const identity = await verify(token)
  if (identity === undefined) throw new Refused('The token is missing, wrong or too old.', 401)
  const uid = query.get('uid') ?? identity.uid
  if (uid !== identity.uid) throw new Refused('The token is not of that user.', 403)
  return identity
}
