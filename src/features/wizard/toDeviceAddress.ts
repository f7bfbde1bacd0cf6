/** Where a player with this name is found in its network: spaces become hyphens, all in small letters [D9-37]. */
export const toDeviceAddress = (name: string): string =>
  `${name.trim().replaceAll(/\s/g, '-').toLowerCase()}.local`
