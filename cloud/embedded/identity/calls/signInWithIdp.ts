import type { JsonObject } from '../../../../authoring/json/Json'
import type { Account, LinkedProvider } from '../../accounts/Account'
import { assertWho, isSocialProvider, spendAssertion } from '../../social/assertions'
import { newTokens, providersOf } from '../answers'
import { checkRecent } from '../changeKeys'
import { callerOf, open, textOf } from '../checks'
import type { IdentityCall, IdentityContext } from '../IdentityContext'
import { IdentityError } from '../IdentityError'

/**
 * `accounts:signInWithIdp`: signs in, or links to the caller's account, whom a social provider vouches for.
 * Takes nothing but the one-time assertion that the provider's stand-in signed.
 */
export const signInWithIdp: IdentityCall = async (context, { body }) => {
  const params = paramsOf(body)
  const providerId = params.get('providerId') ?? ''
  if (!isSocialProvider(providerId))
    throw new IdentityError(`OPERATION_NOT_ALLOWED : The identity provider configuration is not found.`)
  const who = await spendAssertion(
    context,
    providerId,
    params.get('id_token') ?? params.get('access_token') ?? '',
  )
  if (who === undefined)
    throw new IdentityError('INVALID_IDP_RESPONSE : The assertion is not good, or was used before.')
  return body['idToken'] === undefined ? comeIn(context, who) : link(context, body, who)
}

/**
 * The SDK has the assertion in the body of a form, or in the address that the provider's page came back to.
 */
function paramsOf(body: JsonObject): URLSearchParams {
  const params = new URLSearchParams(textOf(body, 'postBody'))
  const uri = textOf(body, 'requestUri')
  if (!URL.canParse(uri)) return params
  const { searchParams, hash } = new URL(uri)
  for (const [key, value] of [...searchParams, ...new URLSearchParams(hash.slice(1))])
    if (!params.has(key)) params.set(key, value)
  return params
}

async function comeIn(context: IdentityContext, who: LinkedProvider): Promise<JsonObject> {
  const { accounts, now } = context
  const { providerId, subject, email, displayName } = who
  const known = accounts.byProvider(providerId, subject)
  if (known !== undefined) {
    const account = await accounts.change(open(known).uid, { lastLoginAt: now() })
    return { ...describe(account, who), ...(await newTokens(context, account, providerId)) }
  }
  const other = email === undefined ? undefined : accounts.byEmail(email)
  if (other !== undefined) return askToConfirm(context, open(other), who)
  // Google alone vouches for the address; with the others it is verified by mail.
  const account = await accounts.create({
    email,
    displayName,
    emailVerified: providerId === 'google.com',
    linked: [who],
  })
  return { ...describe(account, who), isNewUser: true, ...(await newTokens(context, account, providerId)) }
}

/**
 * Somebody has an account with that address: they sign in to it as they used to, and may link this way then.
 */
async function askToConfirm(
  context: IdentityContext,
  account: Account,
  who: LinkedProvider,
): Promise<JsonObject> {
  const { email = '', displayName } = who
  const again = await assertWho(context, who.providerId, {
    email,
    ...(displayName !== undefined && { displayName }),
  })
  return {
    ...describe(account, who),
    localId: '',
    needConfirmation: true,
    verifiedProvider: providersOf(account),
    pendingToken: again,
    [who.providerId === 'google.com' ? 'oauthIdToken' : 'oauthAccessToken']: again,
  }
}

async function link(context: IdentityContext, body: JsonObject, who: LinkedProvider): Promise<JsonObject> {
  const { accounts } = context
  const { account, signIn } = await callerOf(context, body)
  // It is one more key; the others stay good.
  checkRecent(context, signIn)
  const owner = accounts.byProvider(who.providerId, who.subject)
  if (owner !== undefined && owner.uid !== account.uid)
    // With the answer's status 200, as the SDK wants it to make a credential of it.
    return { ...describe(owner, who), localId: '', errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' }
  const rest = account.linked.filter(({ providerId }) => providerId !== who.providerId)
  const linked = await accounts.change(account.uid, {
    linked: [...rest, who],
    displayName: account.displayName ?? who.displayName,
    email: account.email ?? who.email,
  })
  return { ...describe(linked, who), ...(await newTokens(context, linked, who.providerId)) }
}

function describe(account: Account, { providerId, subject, email, displayName }: LinkedProvider): JsonObject {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    localId: account.uid,
    providerId,
    federatedId: subject,
    ...(email !== undefined && { email }),
    emailVerified: account.emailVerified,
    ...(displayName !== undefined && { displayName, fullName: displayName }),
    rawUserInfo: JSON.stringify({ id: subject, email, name: displayName }),
  }
}
