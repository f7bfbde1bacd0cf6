// @vitest-environment node
import { describe, expect, it } from 'vitest'
import file from '../../../cloud/database.rules.json'
import {
  ended,
  newRecords,
  reads,
  recordOf,
  writes,
} from '../../../cloud/embedded/database/rules/testing/ruleCases'
import { data, empty, now } from '../../../cloud/embedded/database/rules/testing/ruleData'
import { rulePlaces } from '../../../cloud/embedded/database/rules/testing/rulePlaces'
import { type SecondDatabase, loadSecondReader } from './secondReader'

const folder = process.env['RULES_CONTRACT_READER']

const people = {
  owner: { uid: 'ada', token: { email: 'ada@example.com' } },
  other: { uid: 'bob', token: { email: 'bob@example.com' } },
  // So is whoever brings a token that has expired.
  nobody: null,
} as const
type Who = keyof typeof people
const everybody = ['owner', 'other', 'nobody'] as const

/** One question, and what our evaluator answers: the unit tests hold it to that. */
type Case = [question: string, ask: (database: SecondDatabase) => boolean, ours: boolean]

const slash = (path: string) => `/${path}`
const write = (who: Who, path: string, value: unknown, ours: boolean, start = 'data'): Case => [
  `${who} writes ${path} = ${JSON.stringify(value).slice(0, 100)} over ${start}`,
  (database) => database.as(people[who]).write(slash(path), value, { now }).allowed,
  ours,
]
const read = (who: Who, path: string, ours: boolean): Case => [
  `${who} reads ${path}`,
  (database) => database.as(people[who]).read(slash(path), { now }).allowed,
  ours,
]
const isOf = (who: Who, path: string) => who === 'owner' || (who === 'other' && path.includes('/bob'))

const overData: Case[] = [
  ...reads.flatMap(([, path, owner, other, nobody]) => [
    read('owner', path, owner),
    read('other', path, other),
    read('nobody', path, nobody),
  ]),
  ...writes.flatMap(([, path, value, owner]) =>
    everybody
      .filter((who) => who === 'owner' || !isOf(who, path))
      .map((who) => write(who, path, value, who === 'owner' && owner)),
  ),
  ...rulePlaces.flatMap(({ path, may, mayNot }) =>
    everybody.flatMap((who) => [
      ...may.map((value) => write(who, path, value, who === 'owner')),
      ...mayNot.map((value) => write(who, path, value, false)),
      ...(who === 'owner' ? [] : [read(who, path, path.startsWith('products'))]),
    ]),
  ),
]
const overNothing = newRecords.flatMap(([, record, owner]) =>
  everybody.map((who) => write(who, 'users/ada', record, who === 'owner' && owner, 'nothing')),
)

/** A record that its owner deletes, by what its plan has come to. */
const deletions = ended.map(([, status, planDuration, may]): [string, Case[], unknown] => [
  `a plan that is ${status}, ${planDuration}`,
  [
    write('owner', 'users/ada', null, may),
    write('other', 'users/ada', null, false),
    write('nobody', 'users/ada', null, false),
  ],
  { users: { ada: recordOf(status, planDuration) } },
])

describe.skipIf(folder === undefined)('the rules, read by somebody else', () => {
  it.each([['a database with people', overData, data], ['an empty one', overNothing, empty], ...deletions])(
    'are judged as here on the whole table: %s',
    (_, cases, tree) => {
      const database = loadSecondReader(folder ?? '').database(file, tree, now)
      const asked = cases.map(([question, ask, ours]) => ({ question, ours, theirs: ask(database) }))
      expect(asked.filter(({ ours, theirs }) => ours !== theirs)).toEqual([])
      expect(asked.length).toBe(cases.length)
      console.log(`${asked.length} questions, all judged alike`)
    },
  )
})
