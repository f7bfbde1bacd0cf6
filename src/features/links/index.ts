import 'virtual:texts/links'

export { CopyLinkRow, LinkButton } from './CopyLink'
export { LinkModal } from './LinkModal'
export { LinkView } from './LinkView'
export { useLinkActs, useLinkOf } from './useLinks'
