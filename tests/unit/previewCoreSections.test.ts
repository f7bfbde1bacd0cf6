import { expect, it } from 'vitest'
import { coreSections as placeholders } from '../../src/preview/page/OpenedPage'
import { coreSections } from '../../src/screens/coreSections'

it('[D2.10-14] the preview has a placeholder for each section that the interface brings itself', () => {
  expect(Object.keys(placeholders).toSorted()).toEqual(Object.keys(coreSections).toSorted())
})
