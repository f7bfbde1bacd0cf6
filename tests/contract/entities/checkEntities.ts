import { expect, it } from 'vitest'
import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import type { Validate } from '../../../schemas/generated/types'
import { allPushChecks } from '../../support/allPushChecks'
import type { Entity } from './Entity'
import { valueKinds } from './ValueKind'

/** One test per entity: its schema takes each listed field with values of its kind and refuses others. */
export function checkEntities(entities: Entity[]): void {
  it.each(entities.map((entity): [string, Entity] => [entity.title, entity]))('%s', (_title, entity) => {
    expect(misjudged(entity)).toEqual([])
  })
}

/** Values of a field that its schema judges wrongly; empty when each is judged as its kind wants. */
function misjudged({ push, request, within = (entity) => entity, base = {}, fields }: Entity): unknown[] {
  const validate: Validate | undefined = push
    ? allPushChecks.validators[push]
    : request && allRequestValidators[request]
  if (!validate) throw new Error('the entity has no schema')
  return Object.entries(fields).flatMap(([name, kind]) => {
    const judge = (value: unknown) => validate(within({ ...base, [name]: value }))
    const { good, bad } = valueKinds[kind]
    return [
      ...good.filter((value) => !judge(value)).map((value) => ({ name, refused: value })),
      ...bad.filter((value) => judge(value)).map((value) => ({ name, accepted: value })),
    ]
  })
}
