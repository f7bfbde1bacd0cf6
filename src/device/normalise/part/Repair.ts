/** Makes a clean value of a dirty one; never throws. In a field, undefined means: leave the field out. */
export type Repair = (raw: unknown) => unknown
