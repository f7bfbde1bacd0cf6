import { isBranch } from '../tree/isBranch'
import { treeAt } from '../tree/treeAt'
import type { Path, Tree } from '../tree/Tree'
import { readRules, type RuleNode } from './readRules'
import type { Scope } from './Scope'
import type { Signed } from './Signed'

/** Who asks, and when. */
interface Asking {
  auth: Signed | null
  now: number
}

/** Says what the rules allow. */
export interface Guard {
  mayRead(asking: Asking, root: Tree | null, path: Path): boolean
  /**
   * Whether a change of the whole database from `before` to `after` is allowed, made by writing at `path`.
   */
  mayWrite(asking: Asking, before: Tree | null, after: Tree | null, path: Path): boolean
}

/** A place together with the rules that hold there. */
interface Step {
  node: RuleNode
  scope: Scope
}

/**
 * Understands the rules. Throws a RulesError at what it does not know: better no database than an open one.
 */
export function createGuard(file: unknown): Guard {
  const rules = readRules(file)
  return {
    mayRead(asking, root, path) {
      return stepsTo(rules, asking, root, root, path).some(({ node, scope }) => node.read?.(scope) === true)
    },
    mayWrite(asking, before, after, path) {
      const steps = stepsTo(rules, asking, before, after, path)
      if (!steps.some(({ node, scope }) => node.write?.(scope) === true)) return false
      if (!steps.every(isValid)) return false
      const last = steps.at(-1)
      // Without rules so far down there are none below either.
      return last === undefined || steps.length <= path.length || isValidBelow(last)
    },
  }
}

/** The steps from the root to a place, as far as there are rules for it. */
function stepsTo(
  rules: RuleNode,
  asking: Asking,
  before: Tree | null,
  after: Tree | null,
  path: Path,
): Step[] {
  const start: Scope = {
    ...asking,
    root: { root: before, path: [] },
    data: { root: before, path: [] },
    newData: { root: after, path: [] },
    wildcards: new Map(),
  }
  const steps: Step[] = [{ node: rules, scope: start }]
  for (const key of path) {
    const last = steps.at(-1)
    const next = last && stepInto(last, key)
    if (next === undefined) break
    steps.push(next)
  }
  return steps
}

function stepInto({ node, scope }: Step, key: string): Step | undefined {
  const named = node.children.get(key)
  const wildcard = named === undefined ? node.wildcard : undefined
  const next = named ?? wildcard?.node
  if (next === undefined) return undefined
  return {
    node: next,
    scope: {
      ...scope,
      data: { root: scope.data.root, path: [...scope.data.path, key] },
      newData: { root: scope.newData.root, path: [...scope.newData.path, key] },
      wildcards: wildcard ? new Map([...scope.wildcards, [wildcard.name, key]]) : scope.wildcards,
    },
  }
}

/** What is deleted needs no validation, only the right to write. */
function isValid({ node, scope }: Step): boolean {
  return (
    node.validate === undefined ||
    treeAt(scope.newData.root, scope.newData.path) === null ||
    node.validate(scope)
  )
}

function isValidBelow(step: Step): boolean {
  const here = treeAt(step.scope.newData.root, step.scope.newData.path)
  if (!isBranch(here)) return true
  return Object.keys(here).every((key) => {
    const next = stepInto(step, key)
    return next === undefined || (isValid(next) && isValidBelow(next))
  })
}
