const commands: Record<string, (words: string[]) => Promise<void> | void> = {
  config: async (words) => (await import('./printConfig')).printConfig(words),
  catalogue: async (words) => (await import('./printCatalogue')).printCatalogue(words),
  hosting: async (words) => (await import('./writeHosting')).runHosting(words),
}

/**
 * `faceplate cloud` with the words of its command line: what an operator's own project needs, or, without one
 * of these words, the embedded cloud.
 */
export async function runCloud(words: string[]): Promise<void> {
  const [name = '', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) await command(rest)
  else await (await import('../../cloud/startCloud')).startCloud(words)
}
