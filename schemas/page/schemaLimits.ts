/** How much a JSON Schema in a section may be: more is neither drawn nor right. */
export const schemaLimits = {
  /** How deep values of it may lie in each other. */
  levels: 64,
  /** Characters of JSON. */
  characters: 1_000_000,
}
