import type { Brand } from '../../schemas/generated/types'

/** A brand of nobody. */
export const testBrand: Brand = {
  productName: 'Acme Player',
  word: 'acme',
  logo: { src: '/app/brand/logo.svg', alt: 'Acme' },
  accentColor: '#3366cc',
  share: { handle: 'acme', site: 'https://acme.example' },
  cloudHosts: { production: 'cloud.acme.example', development: 'dev.acme.example' },
  links: {},
}
