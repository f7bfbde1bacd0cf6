import { fields } from './fields'
import { plainTitle } from './plainTitle'
import { rows } from './rows'
import { text } from './text'

/** Rows of credits: a role and who filled it [D3-19]. */
export const credits = rows(fields({ key: text, values: rows(fields({ name: plainTitle, uri: text })) }))
