import './texts'

export { TermsText, TermsView } from './TermsView'
