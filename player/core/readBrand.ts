import { documentValidators } from '../../schemas/generated/documentValidators'
import type { Brand } from '../../schemas/generated/types'
import { readJsonFile } from '../storage/openJsonDocument'

/** Reads a brand file; rejects with the file and what is wrong with it. */
export async function readBrand(file: string): Promise<Brand> {
  const reading = await readJsonFile(file)
  if (reading.kind === 'missing') throw new Error(`${file} does not exist`)
  if (reading.kind === 'broken') throw new Error(`${file}: ${reading.reason}`)
  const brand: unknown = reading.value
  if (documentValidators.brand(brand)) return brand
  const [error] = documentValidators.brand.errors ?? []
  throw new Error(`${file}: ${error?.instancePath ?? ''} ${error?.message ?? 'is no brand'}`)
}
