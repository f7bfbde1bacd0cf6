import 'virtual:texts/links'

export { CopyLinkRow, LinkButton, useLinkActs, useLinkOf } from './useLinks'
export { LinkModal } from './LinkModal'
export { LinkView } from './LinkView'
