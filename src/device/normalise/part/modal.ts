import { fields } from './fields'
import { flag } from './flag'
import { modalButton } from './modalButton'
import { oneOf } from './oneOf'
import { percent } from './percent'
import { plainTitle } from './plainTitle'
import { rows } from './rows'
import { text } from './text'

/** A modal of the device [D3-30 D3-31]: title, message and buttons are always there, an unknown size is left out. */
export const modal = fields(
  {
    title: plainTitle,
    message: text,
    size: oneOf('sm', 'md', 'lg'),
    progress: flag,
    progressNumber: percent,
    buttons: rows(modalButton),
  },
  { title: '', message: '', buttons: [] },
)
