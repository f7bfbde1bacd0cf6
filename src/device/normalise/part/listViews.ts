import { oneOf } from './oneOf'
import { values } from './values'

/** The views that a list offers [D3-17]; unknown ones are left out. */
export const listViews = values(oneOf('list', 'grid'))
