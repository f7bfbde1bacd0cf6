// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseExpression } from './parseExpression'
import { readRules } from './readRules'
import type { Scope } from './Scope'

const before = { users: { ada: { name: 'Ada', age: 36, on: true, 'a/b': 1 } }, admins: { ada: true } }
const after = { users: { ada: { name: 'Ada L.', age: 37, tags: { x: 1, y: 2 } } } }

const scope: Scope = {
  auth: { uid: 'ada', token: { email: 'ada@example.com', email_verified: true, firebase: { x: 1 } } },
  now: 1000,
  root: { root: before, path: [] },
  data: { root: before, path: ['users', 'ada'] },
  newData: { root: after, path: ['users', 'ada'] },
  wildcards: new Map([['$uid', 'ada']]),
}

const names = { newData: true, wildcards: new Set(['$uid']) }

const evaluate = (source: string, given: Partial<Scope> = {}) =>
  parseExpression(source, names)({ ...scope, ...given })

describe('an expression of the rules language', () => {
  it.each([
    'true',
    '!false',
    'true || false && false',
    '(true || false) && !(1 == 2)',
    "'a' + 'b' == 'ab' && 1 + 2 === 3",
    '1 + 1 > 1 && 2 >= 2 && 1 <= 1 && "b" > "a" && !(2 < 1)',
    'null == null && 1 != "1" && 1 !== 2',
    'auth != null && auth.uid == $uid',
    "auth.token.email == 'ada@example.com' && auth.token.email_verified",
    'auth.token.phone_number == null',
    "root.child('admins').child(auth.uid).val() == true",
    "root.child('admins/' + $uid).exists()",
    "data.child('name').val() == 'Ada' && newData.child('name').val() == 'Ada L.'",
    "data.child('name').isString() && data.child('age').isNumber() && data.child('on').isBoolean()",
    "!data.child('none').exists() && data.child('none').val() == null",
    "newData.hasChildren() && newData.hasChildren(['name', 'age']) && !newData.hasChildren(['none'])",
    "newData.hasChild('tags/x') && !data.hasChild('tags')",
    "newData.parent().child('ada').child('age').val() == 37",
    'now == 1000 && now + 1 > now',
    "data.child('name').val().length == 3",
    "data.child('name').val().matches(/^a.a$/i) && !data.child('name').val().matches(/^a/)",
    "'a/b'.matches(/a\\/b/) && 'it\\'s'.length == 4",
    "'abc'.contains('b') && 'abc'.beginsWith('a') && 'abc'.endsWith('c')",
    "data.child('age').val() == 36 || data.child('age').val().length > 1",
  ])('is met: %s', (source) => expect(evaluate(source)).toBe(true))

  it.each([
    'false',
    "data.child('tags') .val() != newData.child('name').val() && false",
    // A place with children is not comparable, not even with itself.
    "newData.child('tags').val() == newData.child('tags').val()",
    "data.child('age').val().length == 2",
    "data.child('age').val() > '3'",
    "data.child('age').val() + 'x' == '36x'",
    "data.child('name').val()",
    "data.child('name').val() && true",
    "!data.child('age').val()",
    'root.parent().exists()',
    "data.child(data.child('none').val()).exists()",
    "data.child('constructor').exists() || data.child('__proto__').exists()",
    'auth.token.firebase == null',
    'auth.token.constructor != null',
    'auth',
    "auth == 'ada'",
  ])('is not met: %s', (source) => expect(evaluate(source)).toBe(false))

  it.each(['auth.uid == $uid', 'auth.token.email_verified', 'auth != null', "auth.uid == 'x' || true"])(
    'is not met by nobody: %s',
    (source) => expect(evaluate(source, { auth: null })).toBe(false),
  )

  it.each([
    '',
    'auth =',
    'auth.name == 1',
    'auth.token == null',
    'data == null',
    'data',
    'data.val',
    'data.val(1)',
    'data.child()',
    "data.child('a', 'b').exists()",
    'data.getPriority() == null',
    "data.hasChildren('a')",
    "'a'.toUpperCase() == 'A'",
    "'a'.matches('a')",
    "'a'.replace('a', 'b') == 'b'",
    '$other == 1',
    'window',
    'process.exit()',
    'a ? b : c',
    '1 - 1 == 0',
    '2 * 2 == 4',
    'true;',
    'true true',
    '(true',
    "'open",
    'query.limitToFirst < 3',
    'data[0]',
    "data['x'].exists()",
    '`a`',
    'this',
  ])('is refused at the start: %s', (source) => expect(() => evaluate(source)).toThrow(/./))
})

describe('a rules file', () => {
  it.each([
    ['nothing', null],
    ['no rules', {}],
    ['more than rules', { rules: {}, other: 1 }],
    ['an unknown word', { rules: { '.writable': true } }],
    ['a rule that is none', { rules: { '.read': 1 } }],
    ['two wildcards', { rules: { $a: {}, $b: {} } }],
    ['a wildcard of elsewhere', { rules: { $a: { '.read': '$b == 1' } } }],
    ['newData while reading', { rules: { '.read': 'newData.exists()' } }],
    ['a value in place of rules', { rules: { users: true } }],
    ['an unknown method deep inside', { rules: { a: { $b: { '.validate': 'data.foo()' } } } }],
  ])('is refused with %s', (_, file) => expect(() => readRules(file)).toThrow(/./))

  it('says where the mistake is', () => {
    expect(() => readRules({ rules: { a: { $b: { '.write': 'nope' } } } })).toThrow(
      'rules/a/$b/.write: nope is not known in: nope',
    )
  })
})
