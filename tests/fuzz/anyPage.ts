import fc from 'fast-check'
import { elementKinds, schemaOf } from '../support/elements'
import { anyHostile, hostileString } from './anyHostile'

/** Mostly what an author would write, now and then anything. */
const mostly = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 7, arbitrary: good }, { weight: 1, arbitrary: anyHostile })

/** An object that may lack any of its keys. */
const loose = (parts: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, mostly(part)])), {
    requiredKeys: [],
  })

/** Few names, so that ids repeat and conditions find their fields. */
const id = fc.constantFrom('a', 'b', 'c', 'd.e', '__proto__', 'constructor', '')
const words = fc.constantFrom('Volume', 'A <b>bold</b> word', '', 'Lautstärkebegrenzung beim Einschalten')
const flag = fc.constantFrom<unknown>(true, false, 'true', 'false', 0, 1)
const number = fc.constantFrom<unknown>(0, 1, -5, 10, 0.5, 100, '7', '0.25', 1e21, 1e-7, '')
const value = fc.oneof(
  number,
  flag,
  words,
  fc.record({ value: fc.oneof(number, flag), label: words }),
  fc.constantFrom('#a1b2c3', '192.168.1.50', '2026-01-31', '12:30'),
)
const condition = loose({ field: id, value })
const question = loose({ title: words, message: words })
const call = loose({
  type: fc.constantFrom('plugin', 'controller'),
  endpoint: fc.constant('music_service/attic'),
  method: fc.constant('save'),
  data: value,
  askForConfirm: question,
})
const onClick = fc.oneof(
  call,
  loose({ type: fc.constant('emit'), message: id, data: value }),
  loose({ type: fc.constant('openUrl'), url: hostileString }),
  loose({
    type: fc.constant('oauth'),
    performerUrl: fc.constant('https://performer.example'),
    plugin: id,
    scopes: fc.array(id, { maxLength: 2 }),
  }),
  loose({ type: fc.constant('goto'), pageName: id }),
)
const attribute = fc
  .tuple(
    fc.constantFrom(
      'placeholder',
      'maxlength',
      'minlength',
      'min',
      'max',
      'step',
      'pattern',
      'title',
      'required',
      'readonly',
      'Disabled',
      'autocomplete',
      'onfocus',
      'style',
    ),
    fc.oneof(number, words, flag, fc.constantFrom('[a-z]+', '(')),
  )
  .map(([name, given]) => ({ [name]: given }))
const bar = loose({
  min: number,
  max: number,
  step: number,
  value: fc.oneof(number, fc.array(number, { maxLength: 3 })),
  range: flag,
  tooltip: fc.constantFrom('always', 'show', 'hide'),
  ticks: fc.array(number, { maxLength: 4 }),
  ticksLabels: fc.array(fc.constantFrom('--31Hz', '1k', '', '+6'), { maxLength: 4 }),
  ticksPositions: fc.array(number, { maxLength: 4 }),
  tickSnapBounds: number,
})
/** What an element has that is not written out below, as its schema gives examples of it. */
const parts = Object.fromEntries(
  elementKinds
    .flatMap((kind) => Object.entries(schemaOf(kind).properties))
    .map(([name, { examples = [] }]) => [name, fc.constantFrom(...examples, '', 0)]),
)
const item = loose({
  ...parts,
  id,
  element: fc.constantFrom(
    'input',
    'input',
    ...elementKinds,
    'message',
    'section',
    'none',
    '',
    'Input ',
    'toString',
  ),
  type: fc.constantFrom(
    'text',
    'number',
    'password',
    'color',
    'ip',
    'email',
    'url',
    'date',
    'time',
    'datetime-local',
    'month',
    'week',
    'range',
    'checkbox',
    'hidden',
    'file',
    'image',
    'submit',
    'string',
  ),
  label: words,
  description: words,
  doc: words,
  value,
  hidden: flag,
  readonly: flag,
  visibleIf: condition,
  attributes: fc.array(mostly(attribute), { maxLength: 4 }),
  placeholder: words,
  options: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.array(mostly(loose({ value: fc.oneof(number, flag, id), label: words })), {
        maxLength: 4,
      }),
    },
    { weight: 1, arbitrary: fc.array(fc.oneof(number, words), { minLength: 25, maxLength: 30 }) },
  ),
  button_label: words,
  onClick,
  config: loose({
    orientation: fc.constantFrom('horizontal', 'vertical'),
    bars: fc.array(mostly(bar), { maxLength: 4 }),
  }),
})
const section = loose({
  id,
  element: fc.constant('section'),
  coreSection: fc.constantFrom('', '', 'wifi', 'constructor', 'no such'),
  label: words,
  description: words,
  doc: words,
  icon: fc.constantFrom('fa-cogs', 'fa-sliders fa-rotate-90', 'fa-no-such', ''),
  image: fc.constantFrom('music_service/attic/logo.png', 'fa-music', ''),
  hidden: flag,
  onSave: call,
  saveButton: loose({
    label: words,
    data: fc.array(id, { maxLength: 4 }),
    visibleIf: condition,
    hidden: flag,
  }),
  content: fc.array(mostly(item), { maxLength: 6 }),
})

/** Page descriptions made of the vocabulary [D3-36 to D3-39], any part of which may be missing or wrong. */
export const anyPage: fc.Arbitrary<unknown> = loose({
  page: loose({
    label: words,
    description: words,
    passwordProtection: loose({ enabled: flag, message: words }),
  }),
  sections: fc.array(mostly(section), { maxLength: 4 }),
})
