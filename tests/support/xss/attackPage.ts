import type { XssVector } from '../xssVectors'

/**
 * A section with an attack in every place where a page may say something; its buttons do nothing but send an
 * event.
 */
function attackSection({ n, code }: XssVector): Record<string, unknown> {
  const words = { label: code, description: code }
  const askForConfirm = { title: code, message: code }
  return {
    id: `section-${n}`,
    element: 'section',
    ...words,
    doc: code,
    icon: code,
    onSave: { type: 'plugin', endpoint: 'a/b', method: 'm', askForConfirm },
    saveButton: { label: code, data: [code, 'text', 'select'] },
    content: [
      {
        id: 'text',
        element: 'input',
        type: 'text',
        ...words,
        doc: code,
        value: code,
        attributes: [
          { placeholder: code },
          { title: code },
          { pattern: code },
          { onfocus: code },
          { style: code },
        ],
      },
      {
        id: code,
        element: 'input',
        type: code,
        value: { value: code, label: code },
        attributes: [{ autocomplete: code }],
      },
      { id: 'number', element: 'input', type: 'number', ...words, value: code },
      { id: 'password', element: 'input', type: 'password', ...words, value: code },
      { id: 'color', element: 'input', type: 'color', ...words, value: code },
      {
        id: 'select',
        element: 'select',
        ...words,
        value: { value: code, label: code },
        options: [
          { value: 1, label: code },
          { value: 2, label: 'Other' },
        ],
      },
      {
        id: 'equalizer',
        element: 'equalizer',
        ...words,
        config: {
          orientation: code,
          bars: [{ min: 0, max: 2, value: 1, ticks: [0, 2], ticksLabels: [code, code], tooltip: code }],
        },
      },
      {
        id: 'button',
        element: 'button',
        ...words,
        button_label: code,
        onClick: { type: 'emit', message: 'attacked', data: code, askForConfirm },
      },
      { id: 'odd', element: code, ...words, visibleIf: { field: code, value: code } },
    ],
  }
}

/**
 * A settings page of attacks, for each a section with items, a section that is an image, and a core section.
 */
export function attackPage(
  vectors: readonly XssVector[],
  words: { label: string; description: string },
): unknown {
  return {
    page: words,
    sections: vectors.flatMap((vector) => [
      attackSection(vector),
      {
        id: vector.code,
        element: 'section',
        label: vector.code,
        image: vector.code,
        description: vector.code,
      },
      { id: `core-${vector.n}`, coreSection: vector.code, label: '' },
    ]),
  }
}
