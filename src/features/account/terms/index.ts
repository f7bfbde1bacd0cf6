import './texts'

export { TermsText } from './TermsText'
export { TermsView } from './TermsView'
