/** A name that every file system takes for a file or folder. */
export function fileName(name: string): string {
  const harmless = name.replace(/[\\/:*?"<>|]|\p{Cc}/gu, '_').replace(/^\.|[. ]+$/g, '_')
  // In any script below the 255 bytes that most of them allow.
  return Array.from(harmless).slice(0, 60).join('').trim()
}
