import { writeFileSync } from 'node:fs'
import { drawArchitecture } from './drawImports/drawArchitecture'
import { readImports } from './drawImports/readImports'

// `npm run docs:imports`: draws who imports whom. tests/unit/architectureDrawing.test.ts says when that has
// to be done.

const target = 'docs/architecture.svg'
const drawing = drawArchitecture(readImports())
writeFileSync(target, drawing)
console.log(`${target}: ${(Buffer.byteLength(drawing) / 1000).toFixed(1)} kB`)
