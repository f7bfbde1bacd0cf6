import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'dist/app/assets'

/** Both socket libraries ask so for the global object of engines older than any that runs this panel. */
const askForGlobal = /\bFunction\(["'`]return this["'`]\)/g
const makesCode = /\bFunction\(["'`]|\bnew Function\(|\beval\(/

it.skipIf(!existsSync(folder))(
  'the built panel makes no code out of text (skipped where nothing is built)',
  () => {
    const makers = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        makesCode.test(readFileSync(`${folder}/${file}`, 'utf8').replaceAll(askForGlobal, '')),
      )
    expect(makers).toEqual([])
  },
)
