import type { Rule } from './Rule'
import { cannotSave } from './rules/cannotSave'
import { contradictingLimits } from './rules/contradictingLimits'
import { emptySection } from './rules/emptySection'
import { formTitle } from './rules/formTitle'
import { formUi } from './rules/formUi'
import { formValue } from './rules/formValue'
import { incompleteAction } from './rules/incompleteAction'
import { jsonSyntax } from './rules/jsonSyntax'
import { jsonSchema } from './rules/jsonSchema'
import { misleadingAddress } from './rules/misleadingAddress'
import { misplacedAttribute } from './rules/misplacedAttribute'
import { missingId } from './rules/missingId'
import { missingLabel } from './rules/missingLabel'
import { missingText } from './rules/missingText'
import { neverVisible } from './rules/neverVisible'
import { noOptions } from './rules/noOptions'
import { outsideLimits } from './rules/outsideLimits'
import { repeatedId } from './rules/repeatedId'
import { repeatedName } from './rules/repeatedName'
import { repeatedOption } from './rules/repeatedOption'
import { schema } from './rules/schema'
import { schemaBesideContent } from './rules/schemaBesideContent'
import { unknownAttribute } from './rules/unknownAttribute'
import { unknownConditionField } from './rules/unknownConditionField'
import { unknownCoreSection } from './rules/unknownCoreSection'
import { unknownElement } from './rules/unknownElement'
import { unknownIcon } from './rules/unknownIcon'
import { unknownSaveField } from './rules/unknownSaveField'
import { unknownType } from './rules/unknownType'
import { unsafeAddress } from './rules/unsafeAddress'
import { unsavedField } from './rules/unsavedField'
import { unusedText } from './rules/unusedText'
import { valueNotAmongOptions } from './rules/valueNotAmongOptions'
import { wrongValue } from './rules/wrongValue'

/** Every rule, in the order in which docs/lint lists them. */
export const rules: readonly Rule[] = [
  jsonSyntax,
  schema,
  repeatedName,
  emptySection,
  jsonSchema,
  schemaBesideContent,
  formValue,
  formUi,
  formTitle,
  missingId,
  repeatedId,
  missingLabel,
  unknownElement,
  unknownType,
  unknownAttribute,
  misplacedAttribute,
  unknownCoreSection,
  unknownIcon,
  valueNotAmongOptions,
  noOptions,
  repeatedOption,
  wrongValue,
  outsideLimits,
  contradictingLimits,
  unknownConditionField,
  neverVisible,
  cannotSave,
  unknownSaveField,
  unsavedField,
  incompleteAction,
  unsafeAddress,
  misleadingAddress,
  missingText,
  unusedText,
]
