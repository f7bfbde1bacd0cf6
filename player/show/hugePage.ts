import type { Json, JsonObject } from '../../authoring/json/Json'

/** Fields in a section of the page. */
const sectionSize = 60

/** A settings page of that many mixed fields; 2,400 of them are about 600 kB. */
export function hugePage(fields: number): JsonObject {
  const sections: Json[] = []
  for (let start = 0; start < fields; start += sectionSize) {
    const content = Array.from({ length: Math.min(sectionSize, fields - start) }, (_, index) =>
      field(start + index),
    )
    const id = `part_${start / sectionSize + 1}`
    sections.push({
      id,
      element: 'section',
      label: `Part ${start / sectionSize + 1}`,
      icon: 'fa-sliders',
      onSave: { type: 'controller', endpoint: 'miscellanea/demonstration', method: id },
      saveButton: { label: 'Save', data: content.map((item) => item['id'] ?? null) },
      content,
    })
  }
  return { page: { label: `${fields} fields` }, sections }
}

function field(number: number): JsonObject {
  const base = {
    id: `field_${number}`,
    label: `Field ${number + 1}`,
    doc: 'What this field does is explained at some length here, as authors of big pages like to do for every field.',
  }
  const kind = number % 4
  if (kind === 0) return { ...base, element: 'switch', value: number % 8 === 0 }
  if (kind === 1) return { ...base, element: 'input', type: 'text', value: `Value ${number}` }
  if (kind === 2)
    return {
      ...base,
      element: 'input',
      type: 'number',
      attributes: [{ min: 0 }, { max: 9999 }],
      value: number,
    }
  const options = ['Low', 'Medium', 'High'].map((label, value) => ({ value, label }))
  return { ...base, element: 'select', value: { value: 1, label: 'Medium' }, options }
}
