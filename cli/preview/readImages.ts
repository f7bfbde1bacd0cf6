import { readFile, stat } from 'node:fs/promises'
import { dirname, extname, resolve } from 'node:path'
import type { SourceFile } from '../../authoring/PluginSource'
import { pictureTypes } from '../../player/http/routePictures'
import { insideFolder } from '../../player/storage/insideFolder'

/** A larger file is no sign beside a heading, and would make each save slow to show, bytes. */
const largest = 512 * 1024

/**
 * The images that a page's sections name, `<category>/<plugin>/<path in the plugin>`, as `data:` addresses by
 * that name. What the folder of the page does not hold, or what is no picture or too large, is left out.
 */
export async function readImages(page: SourceFile): Promise<Record<string, string>> {
  const folder = resolve(dirname(page.name))
  const found = await Promise.all(
    [...imageNames(page.text)].map(async (name) => {
      const address = await addressOf(folder, name)
      return address === undefined ? [] : [[name, address] as const]
    }),
  )
  return Object.fromEntries(found.flat())
}

function imageNames(text: string): Set<string> {
  const names = new Set<string>()
  try {
    const page: unknown = JSON.parse(text)
    const sections: unknown = Object(page).sections
    for (const section of Array.isArray(sections) ? sections : []) {
      const image: unknown = Object(section).image
      if (typeof image === 'string' && image !== '') names.add(image)
    }
  } catch {
    // The rules tell what is wrong with it.
  }
  return names
}

async function addressOf(folder: string, name: string): Promise<string | undefined> {
  const type = pictureTypes[extname(name).toLowerCase()]
  const path = await insideFolder(folder, resolve(folder, name.split('/').slice(2).join('/')))
  // A picture by its name and by what it leads to: a link may be called anything.
  if (path === undefined || type === undefined || pictureTypes[extname(path).toLowerCase()] !== type)
    return undefined
  try {
    if ((await stat(path)).size > largest) return undefined
    return `data:${type};base64,${(await readFile(path)).toString('base64')}`
  } catch {
    return undefined
  }
}
