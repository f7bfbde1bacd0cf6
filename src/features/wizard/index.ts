import './texts'

export { DonationModal } from './donation/DonationModal'
export { CryptoModal } from './donation/CryptoModal'
export { Wizard } from './Wizard'
export type { WizardPanels } from './WizardPanels'
