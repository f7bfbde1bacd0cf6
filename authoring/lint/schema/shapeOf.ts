/** Where in a page a JSON pointer leads, with * for every index, so that all entries of a list have one. */
export function shapeOf(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*')
}
