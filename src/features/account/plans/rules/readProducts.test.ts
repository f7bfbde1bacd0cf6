import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../../../i18n/TranslationProvider'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { catalogueVersion, readProducts, priceText } from '../useProducts'
import { cheapestPrice } from '../PlansView'
import { featureText } from '../PlanCards'

const products = readProducts(cloudSamples.products)
const of = (code: string) => products.find((product) => product.code === code)
const { t } = createTranslator()
const featuresOf = (code: string) => of(code)?.features.map((feature) => featureText(t, feature))

describe('the products of a catalogue', () => {
  it('[A9-3] are up to three, free first, whatever their order', () => {
    const { free, virtuoso, superstar } = cloudSamples.products
    const mixed = readProducts({ legend: { name: 'Legend' }, superstar, virtuoso, free })
    expect(mixed.map(({ code }) => code)).toEqual(['free', 'virtuoso', 'superstar'])
    expect(readProducts({})).toEqual([])
  })

  it('[A9-2] are of version 002001', () => {
    expect(catalogueVersion).toBe('002001')
  })

  it('[A3.3-1] [A9-5] have a name, a plan and a number of devices, 1 unless told', () => {
    expect(products.map(({ name, planCode, maxDevices }) => [name, planCode, maxDevices])).toEqual([
      ['Free', 'free', 1],
      ['Virtuoso', 'virtuoso', 1],
      ['Superstar', 'superstar', 6],
    ])
    expect(readProducts({ virtuoso: { name: 'V' } })[0]).toMatchObject({ maxDevices: 1, planCode: undefined })
    expect(readProducts({ virtuoso: { name: 'V', plan: 'p' } })[0]?.planCode).toBe('p')
  })

  it('[A3.3-2] leave out blank rows of features', () => {
    const [product] = readProducts({ virtuoso: { name: 'V', features: ['EMPTY', 'A', ' ', 'EMPTY', 'B'] } })
    expect(product?.features).toEqual(['A', 'B'])
  })

  it('[A3.3-3] [A3.3-4] have prices by duration', () => {
    expect(of('virtuoso')?.prices.monthly?.amount).toBe(2.99)
    expect(of('virtuoso')?.prices.yearly?.amount).toBe(29.9)
    expect(of('superstar')?.prices.lifetime?.amount).toBe(199)
  })

  it.each([
    [101, 101],
    ['101', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('[A3.3-5] [A5-13] are sold by an integer only: %j', (paddleId, productId) => {
    const price = paddleId === undefined ? { amount: 1 } : { amount: 1, paddleId }
    expect(readProducts({ v: { name: 'V', prices: { monthly: price } } })[0]?.prices.monthly?.productId).toBe(
      productId,
    )
  })
})

describe('features', () => {
  it('[A3.3-8] of free', () => expect(featuresOf('free')).toEqual(['The latest news']))

  it('[A3.3-9] of virtuoso', () => {
    expect(featuresOf('virtuoso')).toEqual([
      '1 cloud device',
      'Automatic sync',
      'Remote connection to 1 device',
      'Native integration of two streaming services',
      'CD playback and ripping',
      'Voice assistants',
      'Bluetooth input',
    ])
  })

  it('[A3.3-10] of superstar', () => {
    expect(featuresOf('superstar')).toEqual([
      'Everything in Virtuoso',
      '6 cloud devices',
      'A store for hi-res audio',
      'Playback of inputs',
      'Music metadata',
    ])
  })

  it.each([
    ['PRODUCT_FEATURES.MULTI_ROOM', 'Multi room'],
    ['FEATURE_AUTO_MIX', 'Auto mix'],
    ['A sentence, as it is.', 'A sentence, as it is.'],
    ['PRODUCT_FEATURES.constructor', 'Constructor'],
  ])('[A3.3-2] read well without words of ours: %s', (feature, text) => {
    expect(featureText(t, feature)).toBe(text)
  })
})

describe('prices', () => {
  it('[A9-6] the cheapest is the least that costs something, 2.99 where nothing is known', () => {
    expect(cheapestPrice(products)).toBe(2.99)
    expect(cheapestPrice(products.filter(({ code }) => code === 'superstar'))).toBe(6.99)
    expect(cheapestPrice(products.filter(({ code }) => code === 'free'))).toBe(2.99)
    expect(cheapestPrice(undefined)).toBe(2.99)
  })

  it.each([
    [29.9, 'EUR', 'en', '29.90 EUR'],
    [29.9, 'EUR', 'de', '29,90 EUR'],
    [99, 'USD', 'en', '99 USD'],
  ])('[A3.3-6] read number, space, currency: %d %s in %s', (gross, currency, tag, text) => {
    expect(priceText({ gross, currency }, tag).replaceAll('\u00a0', ' ')).toBe(text)
  })
})
