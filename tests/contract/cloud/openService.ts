import { createHash, randomBytes } from 'node:crypto'
import { startTestCloud } from '../../../cloud/testing/startTestCloud'
import { localProject } from '../../../cloud/cloudConfig'

/** Who a social provider says that somebody is. */
interface Who {
  email: string
  displayName: string
}

/** Authentication and file storage to be held to the contract: ours, or the provider's own emulators. */
export interface Service {
  /** Origin of authentication's REST API. */
  url: string
  /** Origin of the storage's REST API. */
  storage: string
  /** Whether nobody is told which addresses have an account. */
  setEmailPrivacy(on: boolean): Promise<void>
  /** The code in the latest mail to an address. */
  code(address: string): Promise<string>
  /** A token with which the device, or the functions API, signs somebody in. */
  customToken(uid: string): Promise<string>
  /** What a social provider hands out for somebody, whose address it does not vouch for. */
  assertion(providerId: string, who: Who): Promise<string>
  close(): Promise<void>
}

/** Origins of the provider's emulators, where the contract is to be held to those. */
const { CLOUD_CONTRACT_AUTH: theirs, CLOUD_CONTRACT_STORAGE: theirStorage = '' } = process.env

/**
 * Opens the service that is asked for: the provider's where `CLOUD_CONTRACT_AUTH` names one, else the
 * embedded cloud.
 */
export function openService(): Promise<Service> {
  return theirs === undefined ? openOurs() : Promise.resolve(openTheirs(theirs, theirStorage))
}

async function openOurs(): Promise<Service> {
  const cloud = await startTestCloud()
  return {
    url: cloud.url,
    storage: cloud.url,
    setEmailPrivacy: (on) => cloud.control({ emailPrivacy: on }),
    code: (address) => {
      const link = cloud.outbox().find((mail) => mail.to === address)?.link ?? ''
      return Promise.resolve(new URL(link, cloud.url).searchParams.get('oobCode') ?? '')
    },
    customToken: (uid) => cloud.running().context.tokens.customToken(uid),
    assertion: (providerId, who) => askStandIn(cloud.url, providerId, who),
    close: () => cloud.close(),
  }
}

function openTheirs(url: string, storage: string): Service {
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  return {
    url,
    storage,
    async setEmailPrivacy(on) {
      const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } })
      const path = `identitytoolkit.googleapis.com/v2/projects/${localProject.projectId}/config`
      await fetch(`${url}/${path}?updateMask=emailPrivacyConfig`, { method: 'PATCH', headers: owner, body })
    },
    async code(address) {
      const answer = await fetch(`${url}/emulator/v1/projects/${localProject.projectId}/oobCodes`)
      const { oobCodes } = (await answer.json()) as {
        oobCodes: { email: string; newEmail?: string; oobCode: string }[]
      }
      return oobCodes.findLast(({ email, newEmail }) => (newEmail ?? email) === address)?.oobCode ?? ''
    },
    customToken: (uid) => Promise.resolve(unsignedCustomToken(uid)),
    assertion: (providerId, who) => Promise.resolve(unsignedAssertion(providerId, who)),
    close: () => Promise.resolve(),
  }
}

/** The emulator believes what is not signed. */
function unsignedCustomToken(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    uid,
    iat: now,
    exp: now + 3_600,
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

function unsignedAssertion(providerId: string, { email, displayName }: Who): string {
  const sub = createHash('sha256').update(`${providerId}:${email}`).digest('hex').slice(0, 20)
  return JSON.stringify({ sub, email, email_verified: false, name: displayName })
}

/** The embedded cloud has somebody say who they are on its page, as the interface does. */
async function askStandIn(url: string, provider: string, { email, displayName }: Who): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(secret).digest('base64url')
  const query = new URLSearchParams({ provider, challenge, return: 'http://localhost:3000/' })
  await fetch(`${url}/emulator/social?${query.toString()}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'yes', email, name: displayName }),
    redirect: 'manual',
  })
  const answer = await fetch(`${url}/emulator/social/outcome`, {
    method: 'POST',
    body: JSON.stringify({ secret }),
  })
  const { assertion = '' } = (await answer.json()) as { assertion?: string }
  return assertion
}
