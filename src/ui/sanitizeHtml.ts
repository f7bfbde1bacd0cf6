import createDOMPurify from 'dompurify'
import { parseSafeAddress } from './safeAddress'
import { withoutHandlers } from './htmlText'

const allowedTags =
  'b i em strong u s small sub sup span code pre br hr p div ul ol li h1 h2 h3 h4 h5 h6 blockquote a ' +
  'table thead tbody tr th td'

const purifier = createDOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  const address = parseSafeAddress(node.getAttribute('href'), { base: document.baseURI })
  if (!address.ok) {
    node.removeAttribute('href')
    return
  }
  node.setAttribute('rel', 'noopener noreferrer')
  if (new URL(address.href).origin !== window.location.origin) node.setAttribute('target', '_blank')
})

/**
 * The harmless part of HTML that a device sent: text, simple formatting, lists, tables and links to http(s).
 * No images (they would tell their host who looks), no styles, no ids, no scripts. Links to elsewhere open a
 * new window.
 */
export const sanitizeHtml = (html: string): string =>
  purifier.sanitize(withoutHandlers(html), {
    ALLOWED_TAGS: allowedTags.split(' '),
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
