export { AppearanceSection } from './AppearanceSection'
export { Backdrop, readBackdrop, type BackdropChoice } from './Backdrop'
export { ColorSchemeChoice } from './RadioTiles'
