/** Any part of a JSON Schema document. */
export type SchemaNode = { [keyword: string]: unknown }
