import type { CreditsFile } from '../../../schemas/generated/types'

interface Props {
  title: string
  groups: CreditsFile['contributors']
}

/** People by group, in the order of the file; nothing where nobody is named. */
export function People({ title, groups = [] }: Props) {
  if (groups.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {groups.map(({ name, people }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{people.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
