/** Makes one thing for each cloud, session or the like, and the same one each time: what goes on whatever screen is on. */
export const onePer = <Key extends object, Thing>(make: (key: Key) => Thing): ((key: Key) => Thing) => {
  const made = new WeakMap<Key, Thing>()
  return (key) => {
    const thing = made.get(key) ?? make(key)
    made.set(key, thing)
    return thing
  }
}
