import { expect, it } from 'vitest'
import { testBrand } from '../../tests/support/testBrand'
import { cloudConfig } from '../../cloud/cloudConfig'
import { readCloudConfig } from './readCloudConfig'

const config = cloudConfig('http://localhost:4400')

it('is none, without a word, where the brand names none', () => {
  expect(readCloudConfig(testBrand)).toEqual({ config: undefined })
})

it('is what the brand names', () => {
  expect(readCloudConfig({ cloud: { ...config } })).toEqual({ config })
})

it.each([
  [{ project: { apiKey: 'k' } }, /^cloud/],
  [{ ...config, functions: { production: 'javascript:alert(1)', development: 'http://x' } }, /functions/],
  [{ ...config, project: { ...config.project, databaseUrl: 'file:///etc' } }, /databaseUrl/],
])('is none, with the reason, where it is wrong: %#', (cloud, reason) => {
  const reading = readCloudConfig({ cloud })
  expect(reading.config).toBeUndefined()
  expect(reading.reason).toMatch(reason)
})
