const call = { type: 'controller', endpoint: 'music_service/attic', method: 'save' }

/** A page of one section with items whose fields are all saved; `section` changes what the section says. */
export function pageOf(content: readonly Record<string, unknown>[], section: Record<string, unknown> = {}) {
  const data = content.flatMap(({ id, element }) => (element === 'button' || id === undefined ? [] : [id]))
  return {
    page: { label: 'Attic' },
    sections: [
      { id: 's', label: 'S', onSave: call, saveButton: { label: 'Save', data }, content, ...section },
    ],
  }
}
