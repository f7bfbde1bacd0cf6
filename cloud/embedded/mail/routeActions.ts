import type { ServerResponse } from 'node:http'
import type { CloudHandler } from '../../services/http/CloudPart'
import type { Origins } from '../../../player/http/origins'
import type { IdentityContext } from '../identity/IdentityContext'
import { IdentityError } from '../identity/IdentityError'
import { applyCode } from '../identity/applyCode'
import { resetPassword } from '../identity/calls/resetPassword'
import { answerPage } from '../../pages/answerPage'
import { html } from '../../pages/html'
import { languageOf } from '../../pages/languageOf'
import { readForm } from '../../pages/readForm'
import { cloudTexts } from '../../texts/cloudTexts'
import type { MailKind } from './openOutbox'

const kinds: Readonly<Record<string, MailKind>> = {
  verifyEmail: 'verify',
  resetPassword: 'reset',
  verifyAndChangeEmail: 'change',
  recoverEmail: 'recover',
}

/**
 * The page that a mail leads to: GET asks, POST does it. Nothing happens by looking: programs that read mails
 * follow links, too.
 */
export function routeActions(context: IdentityContext, origins: Origins): CloudHandler {
  return async (request, response, url) => {
    if (url.pathname !== '/emulator/action') return false
    const mode = url.searchParams.get('mode') ?? ''
    const kind = Object.hasOwn(kinds, mode) ? kinds[mode] : undefined
    if (kind === undefined) return false
    const code = url.searchParams.get('oobCode') ?? ''
    const language = languageOf(request, url)
    const page = { response, kind, language }
    if (request.method !== 'POST') {
      const found = context.codes.find(code)
      return found === undefined || context.codes.isOver(found)
        ? gone(page)
        : ask(page, found.newEmail ?? found.email)
    }
    const form = await readForm(request)
    const email = context.codes.find(code)?.email ?? ''
    try {
      if (kind === 'reset')
        await resetPassword(context, {
          body: { oobCode: code, newPassword: form.get('password') ?? '' },
          language,
        })
      else await applyCode(context, code, language)
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      const [reason] = error.message.split(' : ')
      const texts = cloudTexts(language).mail
      if (reason === 'WEAK_PASSWORD') return ask(page, email, texts.weak)
      return reason === 'EMAIL_EXISTS' ? ask(page, email, texts.taken) : gone(page)
    }
    const next = url.searchParams.get('continueUrl') ?? ''
    return done(page, origins.allowsPage(next, request) ? next : undefined)
  }
}

interface ActionPage {
  response: ServerResponse
  kind: MailKind
  language: string
}

function ask({ response, kind, language }: ActionPage, email: string, problem?: string): true {
  const texts = cloudTexts(language).mail
  const { subject, button } = texts[kind]
  const field = html`<input type="email" name="username" autocomplete="username" value="${email}" hidden />
    <label
      ><span>${texts.newPassword}</span
      ><input type="password" name="password" autocomplete="new-password" required minlength="6"
    /></label>`
  return answerPage(response, {
    title: subject,
    language,
    status: problem === undefined ? 200 : 400,
    body: html`${problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`}
      <p>${email}</p>
      <form method="post">
        ${kind === 'reset' ? field : undefined}<button class="main">${button}</button>
      </form>`,
  })
}

function done({ response, kind, language }: ActionPage, next: string | undefined): true {
  const texts = cloudTexts(language).mail
  return answerPage(response, {
    title: texts.done,
    language,
    body: html`<p role="status">${texts[kind].done}</p>
      ${next === undefined ? undefined : html`<p><a class="button main" href="${next}">${texts.goOn}</a></p>`}`,
  })
}

function gone({ response, language }: ActionPage): true {
  const texts = cloudTexts(language).mail
  return answerPage(response, {
    title: texts.gone,
    language,
    status: 410,
    body: html`<p>${texts.goneAbout}</p>`,
  })
}
