/**
 * What may stand in the address of a NAS: an IPv4 address [D5-26], or the host's name, which is all that the search for
 * drives tells of it [D3-47]. What looks like an IPv4 address has to be one.
 */
export const addressPattern = (() => {
  const octet = String.raw`(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
  const letter = String.raw`[\w\u00a1-\uffff]`
  const label = String.raw`${letter}([\w\u00a1-\uffff-]*${letter})?`
  return String.raw`^(${octet}(\.${octet}){3}|(?![\d.]*$)${label}(\.${label})*\.?)$`
})()
