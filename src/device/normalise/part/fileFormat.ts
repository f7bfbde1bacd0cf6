import { nested } from './nested'
import { text } from './text'

/** File format and its icon [D3-9]. */
export const fileFormat = nested({ url: text, name: text })
