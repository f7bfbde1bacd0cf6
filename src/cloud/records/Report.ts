import type { SchemaError } from '../../../schemas/generated/types'

/** Told what of the cloud failed its schema, and why. */
export type Report = (what: string, errors: readonly SchemaError[] | null | undefined) => void
