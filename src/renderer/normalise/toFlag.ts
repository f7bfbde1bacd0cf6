/** A pushed flag: true, 'true', 1 and '1' hold; 'false', '', 0, null and everything else do not. */
export function toFlag(raw: unknown): boolean {
  return raw === true || raw === 1 || (typeof raw === 'string' && /^\s*(true|1)\s*$/i.test(raw))
}
