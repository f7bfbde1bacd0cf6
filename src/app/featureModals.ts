import type { FeatureModal } from '../ui/modal/PanelModals'

/**
 * The modals of features by the names that devices use for them in `params.modalName` [D2.9-2], each a chunk of its own:
 * nobody loads an alarm clock to change a setting.
 */
export const featureModals: Readonly<Record<string, FeatureModal>> = {}
