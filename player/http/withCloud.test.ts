// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cloudValidators } from '../../schemas/generated/cloudValidators'
import { testBrand } from '../../tests/support/testBrand'
import { withCloud } from './createHttpHandler'

describe('the cloud that a page is told of', () => {
  it.each([
    ['http://127.0.0.1:4400', 'http://localhost:3000', 'http://localhost:4400'],
    ['http://localhost:4400', 'http://127.0.0.1:3000', 'http://127.0.0.1:4400'],
    ['http://127.0.0.1:4400', 'http://192.168.1.50:3000', undefined],
    ['http://0.0.0.0:4400', 'http://192.168.1.50:3000', 'http://192.168.1.50:4400'],
    ['http://192.168.1.7:4400', 'http://localhost:3000', 'http://192.168.1.7:4400'],
  ])('[A2.1-4] at %s, to a page of %s, is at %s', (url, page, told) => {
    const { cloud } = withCloud(testBrand, url, page)
    expect(cloud === undefined ? undefined : Object(cloud).functions.production).toBe(told)
    expect(cloud === undefined || cloudValidators.brandCloud(cloud)).toBe(true)
  })

  it('is none where there is none, or the real one that the brand names', () => {
    expect(withCloud(testBrand, undefined, 'http://localhost:3000')).toBe(testBrand)
  })
})
