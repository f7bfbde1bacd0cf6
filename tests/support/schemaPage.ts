/** A page whose only section carries a JSON Schema, as a plugin pushes it. */
export const schemaPage = (schema: unknown, value?: unknown, uiSchema?: unknown) => ({
  page: { label: 'Attic radio' },
  sections: [
    {
      id: 's',
      element: 'section',
      label: 'Form',
      onSave: { type: 'controller', endpoint: 'music_service/attic_radio', method: 'save' },
      saveButton: { label: 'Save' },
      schema,
      value,
      uiSchema,
    },
  ],
})
