/** Where a player of that name is found in its own network [D9-37]; undefined without a name. */
export function localAddress(deviceName: string | undefined): string | undefined {
  const host = deviceName?.trim().replaceAll(/\s+/g, '-').toLowerCase() ?? ''
  return host === '' ? undefined : `http://${host}.local`
}
