/**
 * `npm run test:schema-corpus`: draws each JSON Schema form of a folder in a real browser, fills in what it
 * asks for, edits a field of each kind, adds and removes entries, and saves; what is sent has to suit the
 * schema by another validator, or be refused with a word at the field. The folder is
 * FACEPLATE_SCHEMA_CORPUS, else ../shared/schema-corpus; without either it says so.
 */
import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { launchBrowser } from '../support/launchBrowser'
import { PageServer } from '../support/PageServer'
import { addTo, editRow, errorsOf, kindOf, mend, rowsOf, type Kind } from './operateForm'
import { createOracle } from './oracle'
import { readForms, type CorpusForm } from './readForms'

const folder = process.env['FACEPLATE_SCHEMA_CORPUS'] ?? '../shared/schema-corpus'
const only = process.argv[2] ?? ''
/** ms between two looks whether something came of a press, and how many there are on the busiest machine. */
const [pause, looks] = [50, 400]

if (existsSync(folder)) await run(folder)
else console.log(`schema corpus: skipped, there is no folder ${folder} (name one in FACEPLATE_SCHEMA_CORPUS)`)

interface Result {
  fields: number
  saves: number
  problems: string[]
}

async function run(from: string): Promise<void> {
  const { forms, unreadable } = readForms(from)
  for (const name of unreadable) console.log(`schema corpus: ${name} is left out, it is not a JSON object`)
  const server = await PageServer.start()
  const browser = await launchBrowser()
  const total = { fields: 0, saves: 0, wrong: 0, errors: 0 }
  try {
    for (const form of forms.filter(({ name }) => name.includes(only))) {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text())
      })
      const result = await operate(page, server, form).catch((error: unknown): Result => {
        errors.push(error instanceof Error ? error.message : String(error))
        return { fields: 0, saves: 0, problems: [] }
      })
      for (const line of result.problems) console.log(`${form.name}: wrong: ${line}`.slice(0, 1500))
      for (const line of errors) console.log(`${form.name}: error: ${line}`.slice(0, 1500))
      total.fields += result.fields
      total.saves += result.saves
      total.wrong += result.problems.length
      total.errors += errors.length
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const { fields, saves, wrong, errors } = total
  console.log(`forms ${forms.length}, fields ${fields}, saves ${saves}, wrong ${wrong}, errors ${errors}`)
  if (wrong + errors > 0) process.exitCode = 1
}

async function operate(
  page: Page,
  server: PageServer,
  { schema, uiSchema, name }: CorpusForm,
): Promise<Result> {
  const oracle = createOracle(schema)
  if (!oracle) console.log(`${name}: the schema compiles nowhere, so what is sent is not judged`)
  const problems: string[] = []
  let saves = 0
  server.pages.set('a/b', {
    page: { label: name },
    sections: [
      {
        id: 's',
        element: 'section',
        label: name,
        onSave: { type: 'controller', endpoint: 'a/b', method: 'save' },
        saveButton: { label: 'Save' },
        schema,
        uiSchema,
      },
    ],
  })
  await page.goto(`${server.url}/plugin/a-b`)
  await page.locator('[data-element=schema] > div > div').first().waitFor({ timeout: 20_000 })

  const save = async (when: string) => {
    const before = server.received.length
    await page.locator('[data-save]').click()
    for (let tries = 0; tries < looks; tries++) {
      await page.waitForTimeout(pause)
      const call = server.received.slice(before).find(({ event }) => event === 'callMethod')
      if (call) {
        saves++
        const data =
          typeof call.payload === 'object' && call.payload !== null && 'data' in call.payload
            ? call.payload.data
            : undefined
        const validationError = oracle?.(data) ?? ''
        if (validationError !== '') problems.push(`${when}: ${validationError} in ${JSON.stringify(data)}`)
        return
      }
      if (tries > 4 && (await errorsOf(page)) > 0) return
    }
    problems.push(`${when}: nothing was sent, and nothing said`)
  }

  await save('at once')
  await mend(page, schema)
  await save('filled in')
  const edits = new Map<Kind, number>()
  for (const row of (await rowsOf(page).all()).slice(0, 60)) {
    const kind = await kindOf(row)
    // Two of each kind: what works for them works for all.
    if (!kind || (edits.get(kind) ?? 0) >= 2) continue
    if (await editRow(page, row, schema)) edits.set(kind, (edits.get(kind) ?? 0) + 1)
  }
  for (const list of (await page.locator('[data-list]').all()).slice(0, 2)) {
    if (!(await list.isVisible()) || !(await addTo(list))) continue
    await page.waitForTimeout(50)
    const remove = list.getByRole('button', { name: /^Remove / }).last()
    if ((await remove.count()) > 0 && (await remove.isVisible())) await remove.click()
    await addTo(list)
  }
  await mend(page, schema)
  await save('edited')
  await mend(page, schema)
  await save('mended')
  const fields = await rowsOf(page).count()
  if (fields === 0 && (await page.locator('[data-list], [data-notice]').count()) === 0)
    problems.push('nothing is drawn')
  return { fields, saves, problems }
}
