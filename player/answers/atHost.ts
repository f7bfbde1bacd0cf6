import type { Json } from '../../authoring/json/Json'

/** The address of a picture as others reach it: one below the root of a player gets that player's origin. */
export function atHost(host: string, albumart: Json | undefined): string {
  const address = typeof albumart === 'string' && albumart !== '' ? albumart : '/albumart'
  return address.startsWith('/') && !address.startsWith('//') ? host + address : address
}
