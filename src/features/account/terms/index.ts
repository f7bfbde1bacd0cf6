import 'virtual:texts/accountTerms'

export { TermsText, TermsView } from './TermsView'
