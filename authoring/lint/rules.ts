import type { Rule } from './Rule'
import { jsonSyntax } from './rules/jsonSyntax'

/** Every rule, in the order in which docs/lint lists them. */
export const rules: readonly Rule[] = [jsonSyntax]
