import { withoutHandlers } from '../../../ui/withoutHandlers'

/** The bare words of HTML on one line, read by an inert document that runs and loads nothing. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html.replaceAll(/\s+/g, ' ').trim()
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
  // What is in them is nothing that anybody reads.
  for (const element of body.querySelectorAll('script, style, iframe')) element.remove()
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
