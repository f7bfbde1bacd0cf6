import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readBody } from '../../../player/http/readBody'
import type { CloudHandler } from '../../services/http/CloudPart'
import { answerJson } from '../../services/http/answers'
import type { Origins } from '../../../player/http/origins'
import type { IdentityContext } from '../identity/IdentityContext'
import { answerPage } from '../../pages/answerPage'
import { html } from '../../pages/html'
import { languageOf } from '../../pages/languageOf'
import { readForm } from '../../pages/readForm'
import { assertWho, isSocialProvider, socialProviders } from './assertions'
import { cloudTexts, filled } from '../../texts/cloudTexts'

/** How long what was chosen waits for whoever holds the secret, ms, and how many do at most. */
const waits = 600_000
const most = 1_000

/**
 * The stand-in for the social providers. `/emulator/social?provider=&challenge=&return=` asks who one is and
 * goes back to `return`; `POST /emulator/social/outcome {secret}` gives the assertion to whoever holds the
 * secret whose SHA-256 is the challenge, once. So nothing secret is ever in an address.
 */
export function routeSocial(context: IdentityContext, origins: Origins): CloudHandler {
  const outcomes = new Map<string, { assertion: string; until: number }>()

  const keep = (challenge: string, assertion: string) => {
    const now = context.now()
    for (const [other, { until }] of outcomes) if (until < now) outcomes.delete(other)
    if (outcomes.size < most) outcomes.set(challenge, { assertion, until: now + waits })
  }
  const take = (secret: unknown) => {
    if (typeof secret !== 'string' || secret === '') return {}
    const challenge = createHash('sha256').update(secret).digest('base64url')
    const found = outcomes.get(challenge)
    outcomes.delete(challenge)
    return found === undefined || found.until < context.now() ? {} : { assertion: found.assertion }
  }

  return async (request, response, url) => {
    if (url.pathname === '/emulator/social/outcome' && request.method === 'POST')
      return answerJson(response, take(secretOf(await readBody(request, 10_000))))
    if (url.pathname !== '/emulator/social') return false
    const provider = url.searchParams.get('provider') ?? ''
    const challenge = url.searchParams.get('challenge') ?? ''
    const back = url.searchParams.get('return') ?? ''
    if (!isSocialProvider(provider) || !/^[\w-]{43}$/.test(challenge) || !origins.allowsPage(back, request))
      return answerJson(response, { error: { code: 400, message: 'INVALID_ARGUMENT' } }, 400)
    const page = { response, back, provider: socialProviders[provider], language: languageOf(request) }
    if (request.method !== 'POST') return ask(page)
    const form = await readForm(request)
    if (form.get('choice') === 'yes') {
      const email = (form.get('email') ?? '').trim()
      if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email))
        return ask({ ...page, problem: email })
      const displayName = (form.get('name') ?? '').trim().slice(0, 100)
      keep(challenge, await assertWho(context, provider, { email, displayName }))
    }
    response.writeHead(303, { location: back, 'cache-control': 'no-store', 'content-length': 0 }).end()
    return true
  }
}

function secretOf(body: Buffer | undefined): unknown {
  try {
    const value: unknown = JSON.parse(body?.toString('utf8') ?? '')
    return typeof value === 'object' && value !== null && 'secret' in value ? value.secret : undefined
  } catch {
    return undefined
  }
}

interface SocialPage {
  response: ServerResponse
  back: string
  language: string
  /** The provider's name. */
  provider: string
  /** What was entered in the place of an address. */
  problem?: string
}

function ask({ response, back, language, provider, problem }: SocialPage): true {
  const texts = cloudTexts(language).social
  return answerPage(response, {
    title: filled(texts.title, { provider }),
    language,
    leadsTo: new URL(back).origin,
    ...(problem !== undefined && { status: 400 }),
    body: html`<p class="note">${filled(texts.about, { provider })}</p>
      ${problem === undefined ? undefined : html`<p class="problem" role="alert">${texts.problem}</p>`}
      <form method="post">
        <label
          ><span>${texts.email}</span
          ><input name="email" type="email" autocomplete="email" required value="${problem}"
        /></label>
        <label><span>${texts.name}</span><input name="name" autocomplete="name" /></label>
        <button class="main" name="choice" value="yes">${texts.go}</button
        ><button name="choice" value="no" formnovalidate>${texts.no}</button>
      </form>`,
  })
}
