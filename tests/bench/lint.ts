import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { several, type Measure } from './measures'

const corpus = process.env['FACEPLATE_CORPUS'] ?? '../shared/corpus'

/** A page of about 250 kB with a mistake in every other item, which costs more than a clean one. */
function largePage(): string {
  const sections = Array.from({ length: 20 }, (_, place) => {
    const content = Array.from({ length: 32 }, (_, number) => ({
      id: `field_${place}_${number}`,
      element: 'input',
      type: 'number',
      label: `TRANSLATE.FIELDS.LABEL_${place}_${number}`,
      value: number % 2 === 0 ? number : 'many',
      attributes: [{ min: 0 }, { max: 100 }],
      visibleIf: { field: number % 2 === 0 ? `field_${place}_0` : `feild_${place}_${number}`, value: 1 },
    }))
    return {
      id: `s${place}`,
      label: `Section ${place}`,
      icon: 'fa-cogs',
      onSave: { type: 'controller', endpoint: 'bench/page', method: 'save' },
      saveButton: { label: 'Save', data: content.map(({ id }) => id) },
      content,
    }
  })
  return JSON.stringify({ page: { label: 'Large' }, sections }, null, 2)
}

/**
 * The command as the package carries it, from its start to its end: a large page, and every page of real
 * plugins.
 */
export async function measureLint(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-bench-'))
  try {
    const command = join(folder, 'command')
    run('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.cli.config.ts', '--outDir', command)
    const page = largePage()
    await writeFile(join(folder, 'UIConfig.json'), page)
    await writeFile(join(folder, 'strings_en.json'), '{}')
    const lint = (...words: string[]) => {
      const began = performance.now()
      run(join(command, 'faceplate.js'), 'lint', ...words)
      return performance.now() - began
    }
    const startUp = await several(7, async () => lint('--help'))
    const large = await several(7, async () => lint(join(folder, 'UIConfig.json'), '--format', 'json'))
    const all = existsSync(corpus) ? await several(3, async () => lint(corpus)) : undefined
    const size = Math.round(page.length / 1000)
    return [
      { what: `Lint of a ${size} kB page, after start-up`, figure: large - startUp, unit: 'ms', budget: 400 },
      ...(all === undefined
        ? []
        : [{ what: 'Lint of 102 real pages, with start-up', figure: all, unit: 'ms', budget: 3000 }]),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Runs a program of ours to its end; findings are what it is run for, anything else that goes wrong is
 * thrown.
 */
function run(program: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(`${program} ended with ${status}: ${stderr}`)
}
