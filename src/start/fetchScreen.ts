/**
 * By a part of the address: the files of its screen, as the build wrote them into the page
 * (`scripts/filesAhead.ts`).
 */
const lists = document.querySelector<HTMLMetaElement>('meta[name=files-ahead]')?.content

if (lists !== undefined) {
  const files = new Map<string, string[]>(Object.entries(JSON.parse(lists)))
  const part = location.pathname
    .slice(1)
    .split('/')
    .find((one) => files.has(one))
  for (const href of part === undefined ? [] : (files.get(part) ?? [])) {
    const link = document.createElement('link')
    const isStyle = href.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.setAttribute('as', 'style')
    Object.assign(link, { crossOrigin: '', href })
    document.head.append(link)
  }
}

// Without it the compiler takes the file for no module.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
