import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, isJsonObject } from '../../../authoring/json/Json'
import { writeAtomically } from '../../../player/storage/writeAtomically'
import { openList } from '../core/openList'

/** What is known of a file. */
export type StoredFile = {
  /** e.g. `userAvatars/ann`. */
  path: string
  /** Name of the file with its content, in the folder. */
  blob: string
  size: number
  contentType: string
  md5: string
  /** Whoever has it may download. */
  token: string
  /** ms since 1970. */
  createdAt: number
  updatedAt: number
}

/** The files on disk: contents in a folder, everything else in a list. */
export interface Files {
  find(path: string): StoredFile | undefined
  read(file: StoredFile): Promise<Buffer>
  /** Resolves when it is safe on disk; the one that was there before is gone then. */
  put(path: string, contentType: string, content: Buffer): Promise<StoredFile>
  remove(path: string): Promise<void>
  settled(): Promise<void>
}

/** Opens the files in a folder; contents that a kill left without a file go. */
export async function openFiles(
  folder: string,
  now: () => number,
  log: (line: string) => void,
): Promise<Files> {
  const contents = join(folder, 'files')
  await mkdir(contents, { recursive: true })
  const list = await openList(join(folder, 'files.json'), readFileEntry, log)
  const kept = new Set(list.all().map(({ blob }) => blob))
  for (const name of await readdir(contents))
    if (!kept.has(name)) await rm(join(contents, name), { force: true, recursive: true })

  const find = (path: string) => list.all().find((file) => file.path === path)
  const without = (path: string) => list.all().filter((file) => file.path !== path)
  const forget = (file: StoredFile | undefined) =>
    file === undefined ? Promise.resolve() : rm(join(contents, file.blob), { force: true })

  return {
    find,
    settled: list.settled,
    read: ({ blob }) => readFile(join(contents, blob)),
    async put(path, contentType, content) {
      const blob = randomUUID()
      await writeAtomically(join(contents, blob), content)
      const before = find(path)
      const file: StoredFile = {
        path,
        blob,
        size: content.length,
        contentType,
        md5: createHash('md5').update(content).digest('base64'),
        // Another one each time, so that browsers do not go on showing the picture of before.
        token: randomUUID(),
        createdAt: before?.createdAt ?? now(),
        updatedAt: now(),
      }
      await list.save([...without(path), file])
      await forget(before)
      return file
    },
    async remove(path) {
      const file = find(path)
      await list.save(without(path))
      await forget(file)
    },
  }
}

function readFileEntry(value: Json): StoredFile | undefined {
  if (!isJsonObject(value)) return undefined
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
  const number = (key: string) => (typeof value[key] === 'number' ? value[key] : 0)
  // The name of a content is one of ours, and leads nowhere else.
  if (text('path') === '' || !/^[\da-f-]{36}$/.test(text('blob')) || text('token') === '') return undefined
  return {
    path: text('path'),
    blob: text('blob'),
    size: number('size'),
    contentType: text('contentType'),
    md5: text('md5'),
    token: text('token'),
    createdAt: number('createdAt'),
    updatedAt: number('updatedAt'),
  }
}
