import { fields } from './part/fields'
import { oneOf } from './part/oneOf'
import { orElse } from './part/orElse'
import { plainTitle } from './part/plainTitle'
import { text } from './part/text'

/** A toast [D3-28]: an unknown or missing type is info, a missing message or title is empty. */
export const pushToastMessage = fields(
  {
    type: orElse(oneOf('success', 'info', 'warning', 'error', 'stickyerror'), 'info'),
    message: text,
    title: plainTitle,
  },
  { type: 'info', message: '', title: '' },
)
