import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Where the player's state may be named: its owner and the gateway that it comes through. */
const owners = /^device\//

it('nothing but its owner reads what the player says that it plays', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !owners.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => readFileSync(`src/${file}`, 'utf8').includes("'pushState'"))).toEqual([])
})
