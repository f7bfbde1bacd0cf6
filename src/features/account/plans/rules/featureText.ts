import type { TFunction } from 'i18next'

/** Features that we have words for, by the last part of their translation keys [A3.3-8 … A3.3-10]. */
const known = {
  NEWS: 'accountPlans.feature.news',
  ONE_CLOUD_DEVICE: 'accountPlans.feature.oneDevice',
  SIX_CLOUD_DEVICES: 'accountPlans.feature.sixDevices',
  AUTO_SYNC: 'accountPlans.feature.autoSync',
  REMOTE_CONNECTION: 'accountPlans.feature.remote',
  STREAMING: 'accountPlans.feature.streaming',
  CD: 'accountPlans.feature.cd',
  VOICE: 'accountPlans.feature.voice',
  BLUETOOTH: 'accountPlans.feature.bluetooth',
  ALL_OF_VIRTUOSO: 'accountPlans.feature.allOfVirtuoso',
  HIRES_STORE: 'accountPlans.feature.hiresStore',
  INPUTS: 'accountPlans.feature.inputs',
  METADATA: 'accountPlans.feature.metadata',
} as const

const isKnown = (key: string): key is keyof typeof known => Object.hasOwn(known, key)

/** A key as words: `PRODUCT_FEATURES.MULTI_ROOM` becomes “Multi room”; what is no key stays as it is. */
const inWords = (feature: string, last: string) => {
  if (!/^[\w.-]+$/.test(feature)) return feature
  const words = last
    .replace(/^FEATURE_/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A feature of a product to read [A3.3-2]: our words for it, else the key made readable. */
export const featureText = (t: TFunction, feature: string): string => {
  const last = feature.trim().split('.').at(-1) ?? ''
  return isKnown(last) ? t(known[last]) : inWords(feature.trim(), last)
}
