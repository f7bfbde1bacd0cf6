/** Text that is safe to stand in a page: markup of ours with everything else escaped. */
export class Html {
  constructor(readonly text: string) {}
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Markup; every value in it is escaped unless it is markup itself. Lists are joined, undefined is nothing.
 */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(parts.reduce((text, part, at) => `${text}${toText(values[at - 1])}${part}`))
}

function toText(value: unknown): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(toText).join('')
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[&<>"']/g,
    (sign) => escapes[sign] ?? '',
  )
}
