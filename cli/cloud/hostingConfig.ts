import { isJsonObject, type Json, type JsonObject } from '../../authoring/json/Json'
import { securityHeaders, withInlineScripts } from '../../player/http/setSecurityHeaders'
import type { Brand } from '../../schemas/generated/types'

/** The folder below that of firebase.json which is served. */
export const servedFolder = 'public'

/** Where the page asks which player there is: nowhere is one. */
export const noHosts = ['api/host', 'app/local-config.json'] as const

interface HostingParts {
  brand: Brand
  /** index.html, whose own scripts the policy lets run. */
  page: string
  /** The `hosting` part that is there already, with the rewrites that lead to functions. */
  existing: JsonObject
}

/**
 * The `hosting` part of firebase.json: headers as our own server sends them, and the page for each address
 * that is no file and no function's. Rules for one header never meet at one address, as which of them counts
 * is not written down.
 */
export function hostingConfig({ brand, page, existing }: HostingParts): JsonObject {
  const rewrites = listOf(existing['rewrites'])
  const others = ['__', ...functionPaths(rewrites)]
  const { 'content-security-policy': policy, ...headers } = securityHeaders(brand)
  const secure = { 'content-security-policy': withInlineScripts(policy, page), ...headers }
  return {
    ...existing,
    public: servedFolder,
    ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
    headers: [
      ...listOf(existing['headers']),
      rule(allBut(others), secure),
      rule(allBut([...others, 'assets']), { 'cache-control': 'no-cache' }),
      rule('/assets/**', { 'cache-control': 'public, max-age=31536000, immutable' }),
      // It has no ending that would say so.
      rule(`/${noHosts[0]}`, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    ],
    rewrites: [...rewrites, { source: allBut(['assets', 'app', 'api']), destination: '/index.html' }],
  }
}

const rule = (source: string, headers: Readonly<Record<string, string>>): JsonObject => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

/** Every address but those that begin with one of these. */
const allBut = (names: readonly string[]) => `!/@(${names.join('|')}){,/**}`

/** What the addresses of functions begin with: their answers say themselves what is to become of them. */
function functionPaths(rewrites: readonly Json[]): string[] {
  const names = rewrites.flatMap((rewrite) => {
    if (!isJsonObject(rewrite) || !('function' in rewrite || 'run' in rewrite)) return []
    const { source } = rewrite
    return typeof source === 'string' ? (/^\/([\w-]+)/.exec(source)?.[1] ?? []) : []
  })
  return [...new Set(names)]
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
