/** Page descriptions for the benches, made here so that the figures do not hang on files from elsewhere. */

type Raw = Record<string, unknown>

const options = (count: number) =>
  Array.from({ length: count }, (_, value) => ({ value, label: `Option ${value} of ${count}` }))

/** One field of the kinds that real pages mix, by its number. */
function mixedField(number: number): Raw {
  const base = { id: `field${number}`, label: `Setting number ${number}`, doc: 'What this setting does.' }
  switch (number % 6) {
    case 0:
      return { ...base, element: 'switch', value: number % 4 === 0 }
    case 1:
      return {
        ...base,
        element: 'input',
        type: 'text',
        value: `Value ${number}`,
        description: 'A few words about it.',
      }
    case 2:
      return { ...base, element: 'select', value: { value: 1, label: 'Option 1 of 8' }, options: options(8) }
    case 3:
      return {
        ...base,
        element: 'input',
        type: 'number',
        value: number,
        attributes: [{ min: 0 }, { max: 9999 }],
      }
    case 4:
      return { ...base, element: 'input', type: 'color', value: '#336699' }
    default:
      return { ...base, element: 'input', type: 'password', value: 'secret' }
  }
}

function section(id: string, content: Raw[]): Raw {
  return {
    id,
    element: 'section',
    label: `Section ${id}`,
    icon: 'fa-cogs',
    onSave: { type: 'controller', endpoint: 'bench/page', method: 'save' },
    saveButton: { label: 'Save', data: content.map(({ id: item }) => item) },
    content,
  }
}

/** 60 mixed fields in six sections; the first field is a switch that three of the others depend on. */
export function sixtyFields(): Raw {
  const fields = Array.from({ length: 60 }, (_, number) => mixedField(number))
  const shown = [61, 62, 63].map((number) => ({
    ...mixedField(number * 6 + 1),
    id: `shown${number}`,
    visibleIf: { field: 'field0', value: false },
  }))
  const sections = Array.from({ length: 6 }, (_, index) => fields.slice(index * 10, index * 10 + 10))
  return {
    page: { label: 'Sixty fields' },
    sections: sections.map((content, index) =>
      section(`s${index}`, index === 0 ? [...content.slice(0, 1), ...shown, ...content.slice(1)] : content),
    ),
  }
}

const wordyField = (number: number): Raw => ({ ...mixedField(number), doc: 'Words. '.repeat(16) })

/** 3,000 fields in 60 sections, about 760 kB of JSON. */
export function threeThousandFields(): Raw {
  return {
    page: { label: 'Three thousand fields' },
    sections: Array.from({ length: 60 }, (_, index) =>
      section(
        `s${index}`,
        Array.from({ length: 50 }, (_, place) => wordyField(index * 50 + place)),
      ),
    ),
  }
}

/** One select of 6,000 options. */
export function sixThousandOptions(): Raw {
  return {
    page: { label: 'Six thousand options' },
    sections: [
      section('s', [
        {
          id: 'long',
          element: 'select',
          label: 'Headphone',
          value: { value: 5990, label: 'x' },
          options: options(6000),
        },
      ]),
    ],
  }
}

/** A page of a few fields, to come from. */
export function smallPage(): Raw {
  return { page: { label: 'Small' }, sections: [section('s', [mixedField(0), mixedField(1)])] }
}
