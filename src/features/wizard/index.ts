import 'virtual:texts/wizard'

export { DonationModal, CryptoModal } from './donation/DonationModal'
export { Wizard } from './Wizard'
export type { WizardPanels } from './steps'
