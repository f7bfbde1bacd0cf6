import { fields } from './fields'
import { text } from './text'

/** A button of a modal [D3-30]; without a name it has an empty one, and its payload stays as it came. */
export const modalButton = fields(
  { name: text, class: text, emit: text, url: text, state: text },
  { name: '' },
)
