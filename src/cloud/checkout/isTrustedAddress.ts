/** Whether a script or page of the billing provider may come from there: by https, or from a local cloud. */
export const isTrustedAddress = (address: string, isLocal: boolean): boolean => {
  try {
    const { protocol, username } = new URL(address)
    return username === '' && (protocol === 'https:' || (isLocal && protocol === 'http:'))
  } catch {
    return false
  }
}
