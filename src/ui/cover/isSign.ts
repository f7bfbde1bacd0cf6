/**
 * Whether a picture's address asks the player for a sign that stands for a folder, an artist or a source: players answer `/albumart`
 * with `icon=` or `sourceicon=` by white lines on nothing, which need a ground. Where there may be a cover, too (`path=` or `web=`
 * beside `icon=`), either comes back: what came tells which [see markSign]. False for what is no address.
 */
export const isSign = (address: string | undefined): boolean => {
  if (address === undefined || !URL.canParse(address)) return false
  const { pathname, searchParams } = new URL(address)
  return pathname.endsWith('/albumart') && (searchParams.has('icon') || searchParams.has('sourceicon'))
}
