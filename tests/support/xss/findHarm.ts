/** Everything in a document that could act though no part of the panel put it there; runs in the browser. */
export function findHarm(): string[] {
  const harm: string[] = []
  const note = (what: string, element: Element) => harm.push(`${what}: ${element.outerHTML.slice(0, 200)}`)
  const addresses = [
    'href',
    'src',
    'action',
    'formaction',
    'xlink:href',
    'data',
    'poster',
    'background',
    'srcset',
    'ping',
  ]
  const allowed =
    'a b i em strong u s small sub sup span code pre br hr p div ul ol li h1 h2 h3 h4 h5 h6 blockquote table thead tbody tr th td'.split(
      ' ',
    )
  const allowedAttributes = ['href', 'rel', 'target', 'colspan', 'rowspan', 'dir', 'lang', 'is']

  for (const element of document.querySelectorAll('*')) {
    const tag = element.localName
    if (['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'portal', 'template', 'math'].includes(tag))
      note('element', element)
    if (tag === 'script' && !element.getAttribute('src')?.startsWith('/assets/')) note('script', element)
    if (tag === 'meta' && element.hasAttribute('http-equiv')) note('meta', element)
    if (tag === 'style' && /evil|expression|@import/i.test(element.textContent ?? '')) note('style', element)
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      if (/^on/i.test(name)) note('handler', element)
      if (name === 'srcdoc') note('document', element)
      if (name === 'style' && /evil|url\(|expression|binding/i.test(value)) note('style', element)
      // Browsers pass over control characters and spaces in the scheme of an address.
      // oxlint-disable-next-line no-control-regex
      const bare = value.replaceAll(/[\u0000-\u0020]/g, '')
      if (addresses.includes(name) && /^[a-z][\w+.-]*:/i.test(bare) && !/^https?:/i.test(bare))
        note('address', element)
    }
    if (element instanceof HTMLAnchorElement && element.href !== '' && !/^https?:$/.test(element.protocol))
      note('link', element)
    if (
      element instanceof HTMLAnchorElement &&
      element.target === '_blank' &&
      !element.relList.contains('noopener')
    )
      note('opener', element)
  }

  for (const place of document.querySelectorAll('[class*="_html_"]'))
    for (const element of place.querySelectorAll('*')) {
      if (!allowed.includes(element.localName)) note('not allowed', element)
      if (element.getAttributeNames().some((name) => !allowedAttributes.includes(name)))
        note('attribute not allowed', element)
    }
  return harm
}
