import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Json, isJsonObject } from '../../authoring/json/Json'
import { leadsOut } from '../../player/storage/insideFolder'
import { checkRuleNames } from './checkRuleNames'

/**
 * The rules that a plugin's package.json, beside its page, switches off: `{"faceplate": {"lint": {"off":
 * ["unused-text"]}}}`. Rejects with an Error whose message tells the person what is wrong with that; a
 * package.json that is no JSON says nothing.
 */
export async function readOffRules(page: string): Promise<ReadonlySet<string>> {
  const file = join(dirname(page), 'package.json')
  const isOut = await leadsOut(dirname(page), file)
  const manifest = isOut ? undefined : await readFile(file, 'utf8').then(parse, () => undefined)
  const ours = isJsonObject(manifest) ? manifest['faceplate'] : undefined
  const lint = isJsonObject(ours) ? ours['lint'] : undefined
  const off = isJsonObject(lint) ? lint['off'] : undefined
  if (off === undefined) return new Set()
  const names = Array.isArray(off) ? off.filter((name) => typeof name === 'string') : []
  const where = `faceplate.lint.off in ${relative('', file)}`
  if (!Array.isArray(off) || names.length < off.length)
    throw new Error(`${where} must be a list of names of rules.`)
  return checkRuleNames(names, where)
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
