import type { Json } from '../../authoring/json/Json'
import type { Call } from '../requests/Requests'

/** The methods of one plugin by name; `data` is what the page sent. */
export type Methods = Readonly<Record<string, (call: Call, data: Json) => void | Promise<void>>>
