import 'virtual:texts/renderer'

export { BuiltFormView, useBuiltForm, useFormHasEdits, useFormValue } from './BuiltFormView'
export { Page } from './Page'
export { PageSession } from './form/PageSession'
export { saveEdits, planSave } from './saveSection'
export { SectionFrame, type CoreSectionComponent, type CoreSections } from './SectionFrame'
export { BuiltForm, type FormCheck, type FormValues } from './form/BuiltForm'
export { oauthAddress } from './pageParts'
export type {
  PageCommand,
  RunCommand,
  FormSection,
  Page as PageModel,
  SaveButton,
  Section,
} from './model/Page'

// What tells of a page without drawing it, for tools; the interface takes none of it.
export { describeError } from './checkConstraints'
export { edit, isSameValue } from './form/sectionState.reducers'
export { findOption } from './normalise/values'
export { toCommand } from './toCommand'
export { whyUnmet, type UnmetCondition } from './visibility'
export type { Item } from './model/Item'
export type { ItemRowProps } from './FieldProps'
export { revealTarget, type Target } from './MountQueue'
