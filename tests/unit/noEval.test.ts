import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'dist/app/assets'

it.skipIf(!existsSync(folder))(
  'the built panel makes no code out of text (skipped where nothing is built)',
  () => {
    const makers = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        /\bnew Function\(|\beval\(|\bFunction\(["'`]/.test(readFileSync(`${folder}/${file}`, 'utf8')),
      )
    expect(makers).toEqual([])
  },
)
