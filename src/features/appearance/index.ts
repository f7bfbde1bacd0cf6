export { AppearanceSection } from './AppearanceSection'
export { Backdrop } from './Backdrop'
export { ColorSchemeChoice } from './ColorSchemeChoice'
export { readBackdrop, type BackdropChoice } from './readBackdrop'
