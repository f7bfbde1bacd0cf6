/** The command that opens an address, by platform; undefined where nobody would see it. */
export function openCommand(
  address: string,
  platform: NodeJS.Platform = process.platform,
  environment: NodeJS.ProcessEnv = process.env,
): [command: string, words: string[]] | undefined {
  if (environment['CI']) return undefined
  if (platform === 'darwin') return ['open', [address]]
  // The first word in quotes would be the window's title.
  if (platform === 'win32') return ['cmd', ['/c', 'start', '""', address]]
  const hasScreen = environment['DISPLAY'] || environment['WAYLAND_DISPLAY']
  return hasScreen ? ['xdg-open', [address]] : undefined
}
