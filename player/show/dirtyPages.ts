import type { JsonObject, Json } from '../../authoring/json/Json'
import type { Page } from '../browse/items'

/** An item with what plugins write where a number, a text or nothing at all belongs. */
const dirty = (item: JsonObject, index: number): JsonObject => ({
  ...item,
  ...(index % 3 === 0 && { duration: '4:48', tracknumber: '07', favourite: null }),
  ...(index % 3 === 1 && { duration: '', albumart: null, year: 2021 }),
  ...(index % 3 === 2 && { artist: null, disablePlayButton: 'false' }),
})

/** A page as careless plugins send one: all that it says is still to be found in it. */
export function dirtyPage({ navigation }: Page): Page {
  if (navigation === undefined) return {}
  const { prev: _prev, lists, ...rest } = navigation
  return { navigation: { ...rest, lists: lists.map((list) => ({ ...list, items: list.items.map(dirty) })) } }
}

/**
 * A list of Wi-Fi networks that no interface may fall over: markup in names, values of other types, entries
 * of nothing.
 */
export const dirtyNetworks: Json = {
  connectedTo: { ssid: 'Attic Wi-Fi' },
  available: [
    null,
    7,
    {},
    { ssid: '<img src=x onerror="document.title=\'pwned\'">', signal: 5, security: 'wpa2' },
    { ssid: 'Signal as a text', signal: '4', security: 'WPA2' },
    { ssid: 'Signal out of scale', signal: 87, security: 'wpa2' },
    { ssid: 'Hidden', signal: -1, security: 'wpa', hidden: 'true', ssidHidden: true },
    { ssid: 'Security nobody knows', signal: 3, security: 'wpa3-sae-pk' },
    { ssid: 'Security is a list', signal: 3, security: ['wpa2'] },
    { ssid: 'A password in the list', signal: 3, security: 'wpa2', password: 'shown to nobody' },
    { ssid: '   ', signal: 2, security: 'open' },
    { ssid: 'constructor', signal: 2, security: { label: null } },
    { ssid: 4711, signal: 2, security: 'open' },
  ],
}

/** Payloads under the name of a settings page that no interface may fall over, by what is wrong with them. */
export const dirtyPages: Readonly<Record<string, Json>> = {
  'no page, no sections': {},
  'sections that are no list': { page: { label: 'Sections are a text' }, sections: 'none' },
  'sections of nothing': { page: { label: 'Odd sections' }, sections: [null, 7, 'text', [], {}] },
  'content that is no list': {
    page: { label: 'Odd content' },
    sections: [
      {
        id: 'a',
        element: 'section',
        label: 'Content is an object',
        content: { 0: { id: 'x', element: 'switch' } },
      },
      { id: 'b', element: 'section', label: 'Content is missing' },
      {
        id: 'c',
        element: 'section',
        label: 'This one is whole',
        content: [{ id: 'on', element: 'switch', label: 'On', value: true }],
      },
    ],
  },
  'texts that are objects': {
    page: { label: { en: 'Label' }, description: 12 },
    sections: [
      {
        id: 'a',
        element: 'section',
        label: ['A'],
        icon: { fa: 'x' },
        content: [{ id: 'on', element: 'switch', label: {}, value: 'no' }],
      },
    ],
  },
  'values of other types': {
    page: { label: 'Odd values' },
    sections: [
      {
        id: 'a',
        element: 'section',
        label: 'Every value is of another type',
        onSave: { type: 'controller', endpoint: 'miscellanea/demonstration', method: 'odd' },
        saveButton: { label: 'Save', data: ['text', 'number', 'switch', 'select', 'bars', 7, null] },
        content: [
          { id: 'text', element: 'input', type: 'text', label: 'An object in a text', value: { a: 1 } },
          { id: 'number', element: 'input', type: 'number', label: 'Words in a number', value: 'many' },
          { id: 'switch', element: 'switch', label: 'A list in a switch', value: [true] },
          {
            id: 'select',
            element: 'select',
            label: 'Options that are texts',
            value: true,
            options: ['a', null, { label: 'B' }],
          },
          {
            id: 'bars',
            element: 'equalizer',
            label: 'Bars of nothing',
            config: { bars: [null, { min: 'x', max: {}, value: null }] },
          },
        ],
      },
    ],
  },
  'markup in every text': {
    page: {
      label: '<img src=x onerror="document.title=\'pwned\'">',
      description: '<script>document.title="pwned"</script>',
    },
    sections: [
      {
        id: 'a',
        element: 'section',
        label: '<svg onload="document.title=\'pwned\'">',
        icon: '"><script>document.title="pwned"</script>',
        description: '<a href="javascript:document.title=\'pwned\'">link</a>',
        content: [
          {
            id: 'x',
            element: 'input',
            type: 'text',
            label: '<b onmouseover="document.title=1">label</b>',
            doc: '<iframe src="javascript:1">',
            value: '<script>1</script>',
          },
          {
            id: 'y',
            element: 'button',
            label: '<i>button</i>',
            onClick: { type: 'openUrl', url: 'data:text/html,<script>1</script>' },
          },
        ],
      },
    ],
  },
  'dates, times and colours that are none': {
    page: { label: 'Odd moments' },
    sections: [
      {
        id: 'moments',
        element: 'section',
        label: 'Moments',
        onSave: { type: 'controller', endpoint: 'miscellanea/demonstration', method: 'odd' },
        saveButton: {
          label: 'Save',
          data: ['wake', 'rest', 'day', 'start', 'month', 'week', 'count', 'level', 'light'],
        },
        content: [
          { id: 'wake', element: 'input', type: 'time', label: 'Without padding', value: '7:5' },
          { id: 'rest', element: 'input', type: 'time', label: 'Number for a time', value: 730 },
          { id: 'day', element: 'input', type: 'date', label: 'Word for a day', value: 'tomorrow' },
          {
            id: 'start',
            element: 'input',
            type: 'datetime-local',
            label: 'Day without a time',
            value: '2026-02-03',
          },
          { id: 'month', element: 'input', type: 'month', label: 'Name of a month', value: 'February' },
          {
            id: 'week',
            element: 'input',
            type: 'week',
            label: 'Week that the year lacks',
            value: '2025-W53',
          },
          { id: 'count', element: 'input', type: 'number', label: 'Number with a comma', value: '1,5' },
          { id: 'level', element: 'input', type: 'range', label: 'Word for a level', value: 'loud' },
          { id: 'light', element: 'input', type: 'color', label: 'Word for a colour', value: 'tomorrow' },
        ],
      },
    ],
  },
  'a text instead of a page': 'page',
  nothing: null,
  'a list instead of a page': [{ page: { label: 'List' } }],
}
