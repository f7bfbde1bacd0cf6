import { localProject } from '../../cloudConfig'
import type { CloudHandler } from '../../services/http/CloudPart'
import { answerJson } from '../../services/http/answers'
import type { IdentityContext } from '../identity/IdentityContext'
import { answerPage } from '../../pages/answerPage'
import { html } from '../../pages/html'
import { languageOf } from '../../pages/languageOf'
import { cloudTexts } from '../../texts/cloudTexts'

/**
 * The outbox: `/outbox` lists the mails, `/outbox/{id}` shows one, `/outbox.json` has them for tests; and the
 * codes as Google's own emulator lists them.
 */
export function routeOutbox({ outbox, codes }: Pick<IdentityContext, 'outbox' | 'codes'>): CloudHandler {
  return async (request, response, url) => {
    const { pathname, origin } = url
    if (request.method !== 'GET') return false
    const language = languageOf(request)
    const texts = cloudTexts(language).mail
    if (pathname === '/outbox.json')
      return answerJson(
        response,
        outbox.all().map((mail) => ({
          ...mail,
          link: `${origin}${mail.link}`,
          subject: cloudTexts(mail.language).mail[mail.kind].subject,
        })),
      )
    if (pathname === `/emulator/v1/projects/${localProject.projectId}/oobCodes`)
      return answerJson(response, {
        oobCodes: codes
          .all()
          .filter(({ kind }) => kind !== 'ASSERTION')
          .map(({ kind, code, email, newEmail }) => ({ requestType: kind, oobCode: code, email, newEmail })),
      })
    if (pathname === '/outbox') {
      const mails = outbox.all().map(
        (mail) =>
          html`<li>
            <a href="/outbox/${mail.id}"
              >${cloudTexts(mail.language).mail[mail.kind].subject}<br /><span class="note"
                >${texts.to}: ${mail.to},
                <time datetime="${new Date(mail.at).toISOString()}"
                  >${new Date(mail.at).toLocaleString(language)}</time
                ></span
              ></a
            >
          </li>`,
      )
      return answerPage(response, {
        title: texts.outbox,
        language,
        body: html`<p class="note">${texts.about}</p>
          ${
            mails.length === 0
              ? html`<p>${texts.empty}</p>`
              : html`<ul>
                  ${mails}
                </ul>`
          }`,
      })
    }
    if (!pathname.startsWith('/outbox/')) return false
    const mail = outbox.find(pathname.slice('/outbox/'.length))
    if (mail === undefined) return false
    const own = cloudTexts(mail.language).mail
    const { subject, text, button } = own[mail.kind]
    return answerPage(response, {
      title: subject,
      language: mail.language,
      body: html`<p class="note">${own.to}: ${mail.to}</p>
        <p>${text}</p>
        <p><a class="button main" href="${mail.link}">${mail.kind === 'reset' ? own.goOn : button}</a></p>
        <p><a href="/outbox">${own.back}</a></p>`,
    })
  }
}
