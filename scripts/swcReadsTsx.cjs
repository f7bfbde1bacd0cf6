// dependency-cruiser asks swc for plain TypeScript, which has no JSX, and TypeScript 7 has no API that it
// could use instead. Files that may hold JSX are therefore read with it; in .ts files `<T>(x)` has to stay a
// type parameter.
const swc = require('@swc/core')

const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })
