import { expect, it } from 'vitest'
import { pushUiSettings } from './normalisers'

it('leaves out what has the wrong shape, so that the rest holds', () => {
  expect(
    pushUiSettings({
      color: null,
      background: 'harbour.jpg',
      language: 'de',
      loadingBar: 'false',
      sideMenu: null,
      pluginsDoc: [],
    }),
  ).toEqual({ language: 'de', loadingBar: false })
})

it('repairs what is nested', () => {
  expect(
    pushUiSettings({
      sideMenu: { checkboxes: { bluetooth: 1, analogInput: 'x' } },
      pluginsDoc: { showDoc: 'true' },
    }),
  ).toEqual({
    sideMenu: { checkboxes: { bluetooth: true } },
    pluginsDoc: { showDoc: true },
  })
})
