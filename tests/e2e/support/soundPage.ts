/** A settings page with one of each thing that a preview has something to say about. */
export const soundPage = {
  page: { label: 'TRANSLATE.TITLE' },
  sections: [
    {
      id: 'sound',
      element: 'section',
      label: 'TRANSLATE.SOUND',
      icon: 'fa-music',
      onSave: { type: 'controller', endpoint: 'music_service/attic', method: 'saveSound' },
      saveButton: { label: 'TRANSLATE.SAVE', data: ['mode', 'gain', 'depth'] },
      content: [
        {
          id: 'mode',
          element: 'select',
          label: 'TRANSLATE.MODE',
          value: { value: 'a', label: 'TRANSLATE.SIMPLE' },
          options: [
            { value: 'a', label: 'TRANSLATE.SIMPLE' },
            { value: 'b', label: 'TRANSLATE.DEEP' },
          ],
        },
        { id: 'gain', element: 'input', type: 'number', label: 'Gain', value: 3, attributes: [{ max: 10 }] },
        {
          id: 'depth',
          element: 'input',
          type: 'text',
          label: 'Depth',
          value: 'cellar',
          visibleIf: { field: 'mode', value: 'b' },
        },
      ],
    },
    {
      id: 'buttons',
      element: 'section',
      label: 'Buttons',
      content: [
        {
          id: 'scan',
          element: 'button',
          label: 'Scan',
          onClick: {
            type: 'emit',
            message: 'scanAttic',
            data: { deep: true },
            askForConfirm: { title: 'Scan now?', message: 'It takes <b>an hour</b>.' },
          },
        },
        {
          id: 'trap',
          element: 'button',
          label: 'Trap',
          onClick: { type: 'openUrl', url: 'javascript:alert(1)' },
        },
        {
          id: 'radio',
          element: 'button',
          label: 'Radio',
          description: 'See <a href="https://radio.example/help">the help</a>.',
          onClick: { type: 'openUrl', url: 'https://radio.example/' },
        },
      ],
    },
    { coreSection: 'network-status' },
  ],
}

/** Its texts, German ones being incomplete. */
export const soundTexts = {
  en: { TITLE: 'Attic radio', SOUND: 'Sound', SAVE: 'Save', MODE: 'Mode', SIMPLE: 'Simple', DEEP: 'Deep' },
  de: { TITLE: 'Dachbodenradio', SOUND: 'Klang', MODE: 'Modus', SIMPLE: 'Einfach', DEEP: 'Tief' },
}
