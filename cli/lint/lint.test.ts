// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rules } from '../../authoring/lint/rules'
import { command } from '../../tests/support/command'
import { sarifMistakes } from './testing/sarifMistakes'

let folder: string

const page = (description: string) =>
  JSON.stringify({ page: { label: 'A' }, sections: [{ id: 's', description }] })
const files: Record<string, string> = {
  'good/UIConfig.json': page('Words'),
  'good/node_modules/other/UIConfig.json': '{',
  'good/.git/UIConfig.json': '{',
  'broken/UIConfig.json': '{\n  "page": {},\n}',
  'texts/UIConfig.json': `\uFEFF${page('TRANSLATE.A')}`,
  'texts/i18n/strings_en.json': '{"B": "1"}',
  'texts/strings_de.json': '{"A": "1"}',
  'texts/index.js': 'onStart()',
  'quiet/UIConfig.json': page('TRANSLATE.A'),
  'quiet/strings_en.json': '{"B": "1"}',
  'quiet/package.json': JSON.stringify({ faceplate: { lint: { off: ['missing-text', 'unused-text'] } } }),
  'confused/UIConfig.json': page('Words'),
  'confused/package.json': JSON.stringify({ faceplate: { lint: { off: ['mising-text'] } } }),
  'empty/strings_de.json': '{}',
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command as people do, in the folder of the plugins. */
function lint(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, 'lint', ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, lines: stdout.trimEnd().split('\n'), stdout, stderr }
}

describe('faceplate lint', () => {
  it('prints place, severity, rule, message and hint of what is wrong, and fails', () => {
    expect(lint('broken')).toEqual({
      status: 1,
      stderr: '',
      stdout: expect.any(String),
      lines: [
        'broken/UIConfig.json:3:1 error json-syntax There is a comma before “}”.',
        '    Remove the comma after the last entry.',
        '',
        '1 error in 1 page.',
      ],
    })
  })

  it('has nothing to say of a good page, searches neither node_modules nor hidden folders', () => {
    expect(lint('good')).toMatchObject({ status: 0, lines: ['Nothing to mend in 1 page.'], stderr: '' })
  })

  it('reads a file, a plugin and a folder of plugins, each page once', () => {
    const { status, lines } = lint(
      'good/UIConfig.json',
      './good',
      'texts',
      'texts/i18n/strings_en.json',
      'texts/strings_de.json',
      'broken',
      'quiet',
      join(folder, 'good'),
      '--off',
      'json-syntax',
      '--off',
      'unused-text',
    )
    expect(lines.at(-1)).toMatch(/ in 4 pages\.$/)
    expect(status).toBe(0)
  })

  it('reads the texts beside a page and in i18n, and the words of the program', () => {
    const { status, lines } = lint('texts')
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      expect.stringMatching(
        /^texts\/UIConfig\.json:1:\d+ warning missing-text The English texts have no “A”/,
      ),
      'texts/i18n/strings_en.json:1:2 hint unused-text Nobody asks for “B”.',
      '',
      '1 warning, 1 hint in 1 page.',
    ])
    expect(status).toBe(0)
  })

  it('fails on more warnings than are allowed', () => {
    expect(lint('texts', '--max-warnings', '0')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Too many warnings: 1, and'),
    })
    expect(lint('texts', '--max-warnings', '1')).toMatchObject({ status: 0, stderr: '' })
  })

  it('prints errors only when asked to', () => {
    expect(lint('texts', '--quiet').lines).toEqual(['No errors in 1 page.'])
  })

  it('leaves out rules that are off, by flag or in the plugin’s package.json', () => {
    expect(lint('texts', '--off', 'missing-text,unused-text').lines).toEqual(['Nothing to mend in 1 page.'])
    expect(lint('quiet').lines).toEqual(['Nothing to mend in 1 page.'])
  })

  it('gives JSON', () => {
    expect(JSON.parse(lint('broken', 'texts', '--format', 'json').stdout)).toMatchObject({
      pages: 2,
      errors: 1,
      warnings: 1,
      hints: 1,
      diagnostics: [
        {
          rule: 'json-syntax',
          severity: 'error',
          file: 'broken/UIConfig.json',
          range: { line: 3, column: 1, endLine: 3, endColumn: 2 },
        },
        { rule: 'missing-text', path: ['sections', 0, 'description'] },
        { rule: 'unused-text', path: ['B'] },
      ],
    })
  })

  it('gives SARIF 2.1.0 with help for every rule', () => {
    const log: unknown = JSON.parse(lint('broken', 'texts', '--format', 'sarif').stdout)
    expect(sarifMistakes(log)).toEqual([])
    expect(log).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              version: expect.stringMatching(/^\d+\.\d+\.\d+/),
              rules: rules.map(({ name }) => ({
                id: name,
                help: { markdown: expect.stringContaining(`# ${name}\n`) },
              })),
            },
          },
          results: [
            {
              ruleId: 'json-syntax',
              ruleIndex: 0,
              level: 'error',
              message: { text: 'There is a comma before “}”. Remove the comma after the last entry.' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'broken/UIConfig.json' },
                    region: { startLine: 3, endColumn: 2 },
                  },
                },
              ],
            },
            { ruleId: 'missing-text', level: 'warning' },
            { ruleId: 'unused-text', level: 'note' },
          ],
        },
      ],
    })
  })

  it.each([
    [['--format', 'xml'], '--format is text, json or sarif, not “xml”.'],
    [['--max-warnings', 'few'], '--max-warnings takes a number from 0, not “few”.'],
    [['--off', 'unused-txt'], '--off names “unused-txt”, which is no rule. Did you mean “unused-text”?'],
    [['--nonsense'], 'nonsense'],
    [['nowhere'], 'There is no file or folder “nowhere”.'],
    [
      ['empty/strings_de.json'],
      'There is no settings page (UIConfig.json) that the texts in “empty/strings_de.json” belong to.',
    ],
    [['empty'], 'There is no settings page (UIConfig.json) in “empty”.'],
    [
      ['confused'],
      'faceplate.lint.off in confused/package.json names “mising-text”, which is no rule. Did you mean “missing-text”?',
    ],
  ])('cannot be tried with %j, says why and ends with 2', (words, message) => {
    expect(lint(...words)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) })
  })

  it('takes no offence when nobody reads on', () => {
    const program = `"${[process.execPath, ...command].join('" "')}" schema | head -n 1`
    const { stdout, stderr } = spawnSync('sh', ['-c', program], { encoding: 'utf8' })
    expect({ stdout, stderr }).toEqual({ stdout: '{\n', stderr: '' })
  })

  it('explains itself and lists the rules', () => {
    expect(lint('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('faceplate lint [options]'),
    })
    expect(lint('--rules').lines).toHaveLength(rules.length)
  })
})
