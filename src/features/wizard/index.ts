import './texts'

export { DonationModal, CryptoModal } from './donation/DonationModal'
export { Wizard } from './Wizard'
export type { WizardPanels } from './steps'
