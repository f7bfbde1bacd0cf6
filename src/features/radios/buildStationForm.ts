import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../schemas/generated/types'
import type { FormValues } from '../../renderer'

/** A station: its name and the address of its stream. */
export interface Station {
  name: string
  uri: string
}

/** What players play: a scheme of streams and a host; spaces behind it are encoded when it is sent. */
const addressPattern = String.raw`\s*([hH][tT][tT][pP][sS]?|[mM][mM][sS][hHtTuU]?|[rR][tT][sS][pP][sS]?|[rR][tT][mM][pP][sSeEtT]?|[iI][cC][yY]|[fF][tT][pP]):\/\/[^\s\/?#]+([\/?#].*)?\s*`

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

/**
 * The station that a form's values make, without the spaces that come with copying and with those within encoded; an
 * address that nobody touched is the player's own and stays as it is.
 */
export function toStation(values: FormValues, before?: Station): Station {
  const text = (id: string) => {
    const value = values[id]
    return typeof value === 'string' ? value.trim() : ''
  }
  const uri = values['uri'] === before?.uri ? (before?.uri ?? '') : text('uri').replaceAll(/\s/g, '%20')
  return { name: text('name'), uri }
}
