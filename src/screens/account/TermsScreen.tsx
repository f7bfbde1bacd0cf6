import { TermsView } from '../../features/account/terms'

/** /{brand}/terms: the terms and conditions [A2.4-65]. */
export const TermsScreen = () => <TermsView />
