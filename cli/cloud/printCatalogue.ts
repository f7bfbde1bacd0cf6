import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { allOffers, catalogueVersion } from '../../cloud/services/plans/readCatalogue'
import sample from '../../fixtures/cloud/productCatalogue/002001.json' with { type: 'json' }
import { cloudValidators } from '../../schemas/generated/cloudValidators'
import type { ProductCatalogue } from '../../schemas/generated/types'

const help = `Prints the products as they go into the realtime database of an operator's own project, checked.

  faceplate cloud catalogue [--from FILE] > products.json
  firebase database:set /products/${catalogueVersion} products.json

  --from FILE  a catalogue of one's own; without it the one that the embedded cloud has, to begin with
  --help       this
`

/**
 * `faceplate cloud catalogue` with the words of its command line. Rejects with an Error whose message tells
 * what is wrong.
 */
export async function printCatalogue(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) return console.log(help)
  const catalogue = checkCatalogue(values.from === undefined ? sample : await readJson(values.from))
  process.stdout.write(`${JSON.stringify(catalogue, null, 2)}\n`)
  if (values.from === undefined)
    console.error(
      'Its product ids are good for trying out only: put those of your billing provider in their place.',
    )
  for (const note of notesOn(catalogue)) console.error(note)
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`“${file}” cannot be read.`, { cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`“${file}” is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

const isCatalogue = (value: unknown): value is ProductCatalogue => cloudValidators.productCatalogue(value)

/** The catalogue, where the services can sell by it; throws an Error that says where they cannot. */
function checkCatalogue(value: unknown): ProductCatalogue {
  if (!isCatalogue(value)) {
    const [error] = cloudValidators.productCatalogue.errors ?? []
    throw new Error(`The catalogue is none: ${error?.instancePath ?? ''} ${error?.message ?? ''}`)
  }
  const wrong = Object.keys(value).find((code) => !/^[\w-]+$/.test(code))
  if (wrong !== undefined) throw new Error(`“${wrong}” is no code of a product: letters, digits, - and _`)
  if (!Object.hasOwn(value, 'free'))
    throw new Error('There is no “free”: whoever pays nothing has that plan.')
  const sold = new Map<number, string>()
  for (const { plan, duration, id, amount } of allOffers(value)) {
    const other = sold.get(id)
    if (other !== undefined)
      throw new Error(`${other} and ${plan} ${duration} have the same product id ${id}.`)
    if (amount < 0) throw new Error(`${plan} ${duration} costs less than nothing.`)
    sold.set(id, `${plan} ${duration}`)
  }
  return value
}

/** What is as it may be, and yet not what somebody who sells wants. */
function notesOn(catalogue: ProductCatalogue): string[] {
  const sold = new Set(allOffers(catalogue).map(({ plan, duration }) => `${plan} ${duration}`))
  return Object.entries(catalogue).flatMap(([plan, { prices = {} }]) =>
    Object.entries(prices).flatMap(([duration, price]) => {
      const isPaid = typeof price === 'object' && price !== null && Number(Reflect.get(price, 'amount')) > 0
      return isPaid && !sold.has(`${plan} ${duration}`)
        ? `${plan} ${duration} has no product id of the billing provider, and cannot be bought.`
        : []
    }),
  )
}
