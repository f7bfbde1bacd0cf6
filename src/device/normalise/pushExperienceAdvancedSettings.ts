import { fields } from './part/fields'
import { nested } from './part/nested'
import { rows } from './part/rows'
import { text } from './part/text'

const level = {
  id: (raw: unknown) => (typeof raw === 'boolean' || typeof raw === 'number' ? raw : text(raw)),
  label: text,
}

/** How many settings the owner wants to see, and the choices [D3-59]. */
export const pushExperienceAdvancedSettings = fields(
  { status: nested(level), options: rows(fields(level)) },
  { options: [] },
)
