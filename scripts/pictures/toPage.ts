import type { JsonObject } from '../../authoring/json/Json'
import type { Example } from './Example'

/** A whole page around an example; an item gets a section that saves it where there is something to save. */
export function toPage({ kind, heading, json }: Example): JsonObject {
  if (kind === 'page' || kind === 'strings') return json
  if (kind === 'section') return { page: { label: heading }, sections: [json] }
  const isSaved = json['element'] !== 'button' && kind === 'item'
  const save: JsonObject = {
    onSave: { type: 'controller', endpoint: 'music_service/attic_radio', method: 'save' },
    saveButton: { label: 'Save', data: [json['id'] ?? ''] },
  }
  const section = { id: 'example', element: 'section', label: heading, ...(isSaved && save), content: [json] }
  return { page: { label: heading }, sections: [section] }
}
