export { Page } from './Page'
export { PageSession } from './form/PageSession'
export type { PageCommand, RunCommand } from './PageCommand'
export type { CoreSections } from './CoreSectionView'
