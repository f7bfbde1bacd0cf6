import { expect, it } from 'vitest'
import { pushExperienceAdvancedSettings } from './deferredNormalisers'

it('keeps ids of any plain type and leaves out other rows', () => {
  expect(
    pushExperienceAdvancedSettings({ status: { id: true }, options: [{ id: false, label: 'Few' }, null] }),
  ).toEqual({
    status: { id: true },
    options: [{ id: false, label: 'Few' }],
  })
  expect(pushExperienceAdvancedSettings({})).toEqual({ options: [] })
})
