import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { folders } from '../../folders'
import { answer } from '../../services/http/answers'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

/** Nothing but what lies beside it. */
const policy = (ancestors: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`

/** Sends a file of `pages/`. */
export async function answerFile(
  response: ServerResponse,
  file: string,
  /** The pages that may frame it, as a policy names them; none unless given. */
  framers = "'none'",
  /** What becomes of its text. */
  fill: (text: string) => string = (text) => text,
): Promise<true> {
  const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return answer(response, 200, type, fill(await readFile(join(folders.pages, file), 'utf8')), {
    'content-security-policy': policy(framers),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
}
