// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { folders } from '../../../folders'
import type { RuledFile, StorageScope } from './StorageScope'
import { type StorageMethod, readStorageRules } from './readStorageRules'

const mayDo = readStorageRules(await readFile(folders.storageRules, 'utf8'), 'pictures')

const signed = (uid: string) => ({ uid, token: { email: `${uid}@example.org` } })
/** Whoever brings a token that has expired is nobody, too. */
const people: Record<string, StorageScope['request']['auth']> = {
  owner: signed('ada'),
  stranger: signed('bob'),
  // One whose id is a part of the owner's, or more than it, is another.
  'a namesake': signed('ad'),
  'another namesake': signed('ada2'),
  'one without an id': signed(''),
  nobody: null,
}
const methods = ['get', 'list', 'create', 'update', 'delete'] as const
const picture = (more: Partial<RuledFile> = {}): RuledFile => ({
  name: 'userAvatars/ada',
  size: 300,
  contentType: 'image/png',
  ...more,
})

function may(who: string, method: StorageMethod, path: string, sent: RuledFile | null): boolean {
  const isWritten = method === 'create' || method === 'update'
  const resource = method === 'create' ? null : picture({ name: path })
  const request = { auth: people[who] ?? null, resource: isWritten ? sent : null, time: 0 }
  return mayDo(method, path, { request, resource })
}
const allowed = (who: string, path: string, sent: RuledFile | null = picture({ name: path })) =>
  methods.filter((method) => may(who, method, path, sent))

describe('[A7.2-5] a picture', () => {
  it('is got, made, replaced and deleted by its owner alone, and listed by nobody', () => {
    expect(Object.keys(people).map((who) => [who, allowed(who, 'userAvatars/ada')])).toEqual(
      Object.keys(people).map((who) => [who, who === 'owner' ? ['get', 'create', 'update', 'delete'] : []]),
    )
  })

  it.each([
    'userAvatars',
    'userAvatars/',
    'userAvatars/ada/',
    'userAvatars/ada/more',
    'userAvatars//ada',
    '/userAvatars/ada',
    'userAvatars/ADA',
    'useravatars/ada',
    'userAvatars/../userAvatars/ada',
    'userAvatars/ada/../bob',
    'userAvatars/.',
    'userAvatars/..',
    'userAvatars/__proto__',
    'userAvatars/constructor',
    'ada',
    '',
    '..',
    'accounts.json',
  ])('lies nowhere else: %s', (path) => {
    for (const who of Object.keys(people)) {
      // Without an id nobody is signed in; the place of nobody is none that a picture has.
      if (who === 'one without an id' && path === 'userAvatars/') continue
      expect([who, allowed(who, path)]).toEqual([who, []])
    }
  })

  const most = 5 * 1_024 * 1_024
  it.each<[what: string, sent: Partial<RuledFile>, taken: boolean]>([
    ['a byte', { size: 1 }, true],
    ['5 MB', { size: most }, true],
    ['more than that', { size: most + 1 }, false],
    ['nothing', { size: 0 }, false],
    ['less than nothing', { size: -1 }, false],
    ['no known size', { size: Number.NaN }, false],
    ...['png', 'jpeg', 'gif', 'webp', 'avif'].map((kind): [string, Partial<RuledFile>, boolean] => [
      kind,
      { contentType: `image/${kind}` },
      true,
    ]),
    ...[
      '',
      'image/',
      'image/svg+xml',
      'image/jpg',
      'image/PNG',
      'image/png ',
      ' image/png',
      'image/png; charset=utf-8',
      'image/png\ntext/html',
      'text/html',
      'text/html, image/png',
      'application/octet-stream',
      'image/pngx',
      'ximage/png',
    ].map((contentType): [string, Partial<RuledFile>, boolean] => [
      JSON.stringify(contentType),
      { contentType },
      false,
    ]),
  ])('of its owner that is %s is taken or not', (_, sent, taken) => {
    const path = 'userAvatars/ada'
    expect(may('owner', 'create', path, picture(sent))).toBe(taken)
    expect(may('owner', 'update', path, picture(sent))).toBe(taken)
    // Whatever was sent, it can be got and deleted.
    expect(may('owner', 'get', path, picture(sent))).toBe(true)
    expect(may('owner', 'delete', path, picture(sent))).toBe(true)
    for (const who of Object.keys(people).filter((one) => one !== 'owner'))
      expect([who, may(who, 'create', path, picture(sent))]).toEqual([who, false])
  })

  it('is of one bucket', () => {
    const elsewhere = readStorageRules(
      `service firebase.storage { match /b/others/o { match /userAvatars/{uid} { allow get: if true; } } }`,
      'pictures',
    )
    const request = { auth: people['owner'] ?? null, resource: null, time: 0 }
    expect(elsewhere('get', 'userAvatars/ada', { request, resource: picture() })).toBe(false)
  })
})
