import type { CreditsFile } from '../../../schemas/generated/types'
import { OutsideLink } from './OutsideLink'

interface Props {
  title: string
  works: CreditsFile['frameworks']
}

/** What others made: its name, who made it and under which licence; nothing where nothing is named. */
export function Works({ title, works = [] }: Props) {
  if (works.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {works.map(({ name, by, license, url }) => (
          <div key={name}>
            <dt>
              <OutsideLink href={url}>{name}</OutsideLink>
            </dt>
            <dd>{[by, license].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
