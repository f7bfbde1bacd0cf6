import { expect, it } from 'vitest'
import { createTranslator } from './TranslationProvider'

it.each(['{{count}}', '$t(action.close)', '<b>Evening</b>', '&amp;', '%s {name} \\ $&', '__proto__'])(
  'fills %j in as it stands: names are text, not texts of ours',
  (name) => expect(createTranslator().t('locked.message', { protocol: name })).toContain(name),
)
