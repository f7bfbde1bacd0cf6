import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../schemas/generated/types'
import type { FormValues } from '../../renderer'

/** A station: its name and the address of its stream. */
export interface Station {
  name: string
  uri: string
}

/** What may stand in the address of a stream: http or https and a host, as `parseSafeAddress` has it. */
const addressPattern = String.raw`^\s*[hH][tT][tT][pP][sS]?:\/\/[^\s\/?#]+\S*\s*$`

/** A web radio as a form: both are needed [D5-4]. */
export function buildStationForm({ name, uri }: Station, t: TFunction): ContentItem[] {
  const required = [{ required: true }]
  return [
    {
      id: 'name',
      element: 'input',
      type: 'text',
      label: t('radios.name'),
      value: name,
      attributes: [...required, { placeholder: t('radios.nameExample') }],
    },
    {
      id: 'uri',
      element: 'input',
      type: 'text',
      label: t('radios.address'),
      description: t('radios.addressHint'),
      value: uri,
      attributes: [
        ...required,
        { placeholder: 'http://radio.example/stream.mp3' },
        { pattern: addressPattern },
        { title: t('radios.addressRule') },
      ],
    },
  ]
}

/** The station that a form's values make, without the spaces that come with copying. */
export function toStation(values: FormValues): Station {
  const text = (id: string) => {
    const value = values[id]
    return typeof value === 'string' ? value.trim() : ''
  }
  return { name: text('name'), uri: text('uri') }
}
