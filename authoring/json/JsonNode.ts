import type { Json } from './Json'

/** Turns offsets in a text into lines and columns that count from 1, as editors show them. */
export class Lines {
  readonly #starts: number[] = [0]
  readonly #length: number

  constructor(text: string) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) this.#starts.push(end + 1)
    this.#length = text.length
  }

  at(offset: number): { line: number; column: number } {
    const place = Math.min(Math.max(offset, 0), this.#length)
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: place - (this.#starts[low] ?? 0) + 1 }
  }
}

/** A name in an object with its place, or an index in an array. */
export type JsonKey = { name: string; start: number; end: number } | number

/** What JSON knows. */
type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

/** A value in a text of JSON, with its place: offsets into the text, `end` behind the last character. */
export class JsonNode {
  end: number
  /** Members of an object or entries of an array as they are written, also names that are written twice. */
  readonly children: JsonNode[] = []
  /** The value of a text, number, boolean or null; null for objects and arrays. */
  scalar: null | boolean | number | string = null
  #members: Map<string, JsonNode> | undefined

  constructor(
    readonly kind: JsonKind,
    readonly start: number,
    length: number,
    readonly key?: JsonKey,
    readonly parent?: JsonNode,
  ) {
    this.end = start + length
  }

  /** A member of an object by name; of a name that is written twice the last one, as JSON.parse has it. */
  get(name: string): JsonNode | undefined {
    return this.kind === 'object' ? this.#byName.get(name) : undefined
  }

  get #byName(): ReadonlyMap<string, JsonNode> {
    this.#members ??= new Map(this.children.map((child) => [child.name, child]))
    return this.#members
  }

  /** The name under which the value stands in its object; '' in an array and at the top. */
  get name(): string {
    return typeof this.key === 'object' ? this.key.name : ''
  }

  /** Members of an object that count: without those that a later one of the same name takes the place of. */
  get members(): JsonNode[] {
    return this.kind === 'object' ? [...this.#byName.values()] : []
  }

  /** Entries of an array; none for everything else. */
  get entries(): readonly JsonNode[] {
    return this.kind === 'array' ? this.children : []
  }

  /** The text of a string. */
  get text(): string | undefined {
    return typeof this.scalar === 'string' ? this.scalar : undefined
  }

  /** Names and indices that lead here from the top. */
  get path(): (string | number)[] {
    if (this.key === undefined) return []
    return [...(this.parent?.path ?? []), typeof this.key === 'object' ? this.key.name : this.key]
  }

  /** The value as JSON.parse gives it. */
  toJson(): Json {
    if (this.kind === 'array') return this.children.map((child) => child.toJson())
    if (this.kind !== 'object') return this.scalar
    return Object.fromEntries(this.children.map((child) => [child.name, child.toJson()]))
  }
}
