/** The longest sides that players give the sizes of a cover by name, px, smallest first; what they send may be larger, not smaller. */
const sizes = [
  ['small', 34],
  ['medium', 64],
  ['large', 174],
] as const

/** The size at the end of what a player is to look for, in the address of a cover: `web=artist/album/extralarge`. */
const sizeName = /([?&]web=[^&]*?(?:\/|%2F))(?:large|extralarge|mega)(?=&|$)/i

/**
 * The address of a cover that is shown `side` CSS px wide, for the pixels that this screen has: a smaller picture is asked for where one will
 * do, so that a list does not load and decode hundreds of large ones. An address that names no size stays as it is.
 */
export function fitCover(address: string, side: number, pixelRatio = window.devicePixelRatio): string {
  const fitting = sizes.find(([, pixels]) => pixels >= side * pixelRatio)
  return fitting ? address.replace(sizeName, `$1${fitting[0]}`) : address
}
