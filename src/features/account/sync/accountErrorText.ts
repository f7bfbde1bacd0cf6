const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value)

/**
 * What is said of a failure of the account [D8-5]: its own text, else `data.error.message`, else `message`; undefined where it says
 * nothing but its code, which leaves it to whoever shows it.
 */
export const accountErrorText = (error: unknown): string | undefined =>
  textOf(error) ??
  textOf(at(error, 'error')) ??
  textOf(at(error, 'data', 'error', 'message')) ??
  textOf(at(error, 'message') === at(error, 'code') ? undefined : at(error, 'message'))
