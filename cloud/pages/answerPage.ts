import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { answer } from '../services/http/answers'
import { type Html, html } from './html'
import { style } from './style'

const styleHash = createHash('sha256').update(style).digest('base64')

/** What a page shows. */
interface Page {
  title: string
  /** Of its texts, e.g. `de`. */
  language: string
  body: Html
  status?: number
  /** Origin that its form may lead on to, besides the cloud's own. */
  leadsTo?: string
}

/** Sends a page: no scripts, nothing from elsewhere, in nobody's frame. */
export function answerPage(response: ServerResponse, page: Page): true {
  const { title, language, body, status = 200, leadsTo } = page
  const markup = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>`
  const text = `${markup.text}${style}</style>
</head>
<body>
<main>
${html`<h1>${title}</h1>`.text}
${body.text}
</main>
</body>
</html>
`
  return answer(response, status, 'text/html; charset=utf-8', text, {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      `form-action 'self'${leadsTo === undefined ? '' : ` ${leadsTo}`}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    // The page's own address holds a code; its form still says where it is from.
    'referrer-policy': 'same-origin',
  })
}
