import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A copy of a build, and what makes another version of it. */
export interface ChangeableInterface {
  folder: string
  /** From now on the page begins with another script, which does the same. */
  renew: () => Promise<void>
}

/** Copies a build to a folder of the test's own, so that it can be changed while a player serves it. */
export async function copyInterface(built: string, folder: string): Promise<ChangeableInterface> {
  await cp(built, folder, { recursive: true })
  const assets = join(folder, 'assets')
  let count = 0
  return {
    folder,
    async renew() {
      const index = join(folder, 'index.html')
      const page = await readFile(index, 'utf8')
      const [, entry = ''] = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(page) ?? []
      if (!(await readdir(assets)).includes(entry))
        throw new Error(`the page begins with no script: ${entry}`)
      count += 1
      const newer = `index-newer${count}.js`
      await writeFile(join(assets, newer), `import './${entry}'\n`)
      await writeFile(index, page.replace(`src="/assets/${entry}"`, `src="/assets/${newer}"`))
    },
  }
}
