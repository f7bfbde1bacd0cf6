const roots = ['music-library', 'mnt']

/**
 * The address under which the library lists a file or folder: `mnt/INTERNAL/a.flac`, `/mnt/INTERNAL/a.flac` and
 * `music-library/INTERNAL/a.flac` are one. Undefined for what is not of the library.
 */
export function libraryUri(uri: string): string | undefined {
  const [root = '', ...path] = uri.replace(/^\//, '').replace(/\/$/, '').split('/')
  return roots.includes(root) ? ['music-library', ...path].join('/') : undefined
}
