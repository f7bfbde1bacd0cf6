import './texts'

export { CryptoModal } from './donation/CryptoModal'
export { Wizard } from './Wizard'
export type { WizardPanels } from './WizardPanels'
