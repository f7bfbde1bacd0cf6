import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  folder: string
  /** Makes it one that can only be read. */
  makeReadOnly(): void
  end(): void
}

const run = (...words: [string, ...string[]]) => spawnSync(words[0], words.slice(1)).status === 0

/** Mounts a disk in memory of so many kB; undefined where this process may not. */
export function mountSmallDisk(kilobytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  if (
    process.platform !== 'linux' ||
    !run('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder)
  ) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    makeReadOnly: () => void run('mount', '-o', 'remount,ro', folder),
    end() {
      run('umount', '-l', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
