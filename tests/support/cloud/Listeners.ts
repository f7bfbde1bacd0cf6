/** Listeners by what they listen to. */
export class Listeners<Listener> {
  readonly #byKey = new Map<string, Set<Listener>>()

  /** Adds one; returns the way to remove it. */
  add(key: string, listener: Listener): () => void {
    const set = this.#byKey.get(key) ?? new Set<Listener>()
    this.#byKey.set(key, set.add(listener))
    return () => void set.delete(listener)
  }

  of(key: string): readonly Listener[] {
    return [...(this.#byKey.get(key) ?? [])]
  }

  all(): readonly Listener[] {
    return [...this.#byKey.values()].flatMap((set) => [...set])
  }
}
