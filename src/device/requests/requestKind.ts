/** A question only asks, so asking it late does no harm; a command changes something and must not come as a surprise. */
export type RequestKind = 'question' | 'command'

/** Questions whose name does not say so. */
const otherQuestions = new Set([
  'browseLibrary',
  'search',
  'superSearch',
  'isLatestTOSAccepted',
  'updateCheckCache',
])

/** Whether a request (its name on the wire) is a question: get…, list… and the readers of the library; else a command. */
export const requestKind = (event: string): RequestKind =>
  /^([gG]et|list)[A-Z]/.test(event) || otherQuestions.has(event) ? 'question' : 'command'
