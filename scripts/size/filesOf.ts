import type { Manifest } from './Manifest'

/** The files that a browser loads for `keys` of the manifest, all static imports included. Throws for an unknown key. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Map<string, string>()
  const follow = (key: string): void => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    found.set(key, chunk.file)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const key of keys) follow(key)
  return [...found.values()].filter((file) => file.endsWith('.js'))
}
