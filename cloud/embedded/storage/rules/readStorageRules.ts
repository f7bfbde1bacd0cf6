import { type StorageScope, StorageRulesError } from './StorageScope'
import { TokenReader } from './TokenReader'
import { NoValue, readExpression } from './readExpression'
import { tokenizeRules } from './tokenizeRules'

const groups = { read: ['get', 'list'], write: ['create', 'update', 'delete'] } as const
const methods = ['get', 'list', 'create', 'update', 'delete'] as const

/** What somebody wants to do with a file. */
export type StorageMethod = (typeof methods)[number]

/** Whether rules let that be done with the file at that path, e.g. `userAvatars/ann`. */
export type MayDo = (method: StorageMethod, path: string, scope: Omit<StorageScope, 'wildcards'>) => boolean

interface Permission {
  segments: readonly string[]
  methods: ReadonlySet<string>
  isMet: (scope: StorageScope) => unknown
}

/**
 * Understands storage rules as a real project would deploy them, as far as they are needed here. What no rule
 * allows is refused. Throws a StorageRulesError at anything that it does not wholly understand.
 */
export function readStorageRules(source: string, bucket: string): MayDo {
  const reader = new TokenReader(tokenizeRules(source))
  if (reader.takes('rules_version')) {
    reader.needs('=')
    reader.next()
    reader.needs(';')
  }
  for (const word of ['service', 'firebase', '.', 'storage', '{']) reader.needs(word)
  const permissions = readBlock(reader, [])
  if (reader.peek().kind !== 'end') throw new StorageRulesError(`unexpected ${reader.peek().text}`)
  return (method, path, scope) =>
    permissions.some((permission) => {
      if (!permission.methods.has(method)) return false
      const wildcards = matchPath(permission.segments, ['b', bucket, 'o', ...path.split('/')])
      return wildcards !== undefined && isMet(permission, { ...scope, wildcards })
    })
}

/** What stands in braces, up to the closing one. */
function readBlock(reader: TokenReader, above: readonly string[]): Permission[] {
  const found: Permission[] = []
  while (!reader.takes('}')) {
    if (reader.takes('match')) {
      const segments = [...above, ...readPath(reader)]
      reader.needs('{')
      found.push(...readBlock(reader, segments))
    } else found.push(readAllow(reader, above))
  }
  return found
}

function readPath(reader: TokenReader): string[] {
  const segments: string[] = []
  while (reader.takes('/')) {
    if (reader.takes('{')) {
      segments.push(`{${reader.name()}`)
      reader.needs('}')
    } else segments.push(reader.name())
  }
  return segments
}

function readAllow(reader: TokenReader, segments: readonly string[]): Permission {
  reader.needs('allow')
  const allowed = new Set<string>()
  do {
    const name = reader.name()
    if (name === 'read' || name === 'write') for (const method of groups[name]) allowed.add(method)
    else if (methods.some((method) => method === name)) allowed.add(name)
    else throw new StorageRulesError(`${name} is nothing that can be allowed`)
  } while (reader.takes(','))
  const wildcards = segments.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1))
  const isMet = reader.takes(':') ? readCondition(reader, new Set(wildcards)) : always
  reader.needs(';')
  return { segments, methods: allowed, isMet }
}

const always = () => true

function readCondition(reader: TokenReader, wildcards: ReadonlySet<string>): Permission['isMet'] {
  reader.needs('if')
  return readExpression(reader, wildcards)
}

/** What the names in a path stand for, or undefined when the path is another. */
function matchPath(segments: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== path.length) return undefined
  const wildcards: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const part = path[at] ?? ''
    if (segment.startsWith('{')) wildcards[segment.slice(1)] = part
    else if (segment !== part) return undefined
  }
  return wildcards
}

function isMet(permission: Permission, scope: StorageScope): boolean {
  try {
    return permission.isMet(scope) === true
  } catch (error) {
    if (error instanceof NoValue) return false
    throw error
  }
}
