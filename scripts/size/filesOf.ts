import type { Manifest } from './Manifest'

/**
 * What a browser loads for `keys` of the manifest, all static imports, style sheets and the workers that they
 * start included. Throws for an unknown key.
 */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Map<string, string[]>()
  const follow = (key: string): void => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    found.set(key, [chunk.file, ...(chunk.assets ?? []), ...(chunk.css ?? [])])
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const key of keys) follow(key)
  return [...new Set([...found.values()].flat())]
}
