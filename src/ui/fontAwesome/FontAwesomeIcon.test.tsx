import { readFileSync } from 'node:fs'
import { render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FontAwesomeIcon, loadGlyph } from './FontAwesomeIcon'
import { parseIconName } from '../../../schemas/page/parseIconName'

const drawn = async (name: string) => {
  const { container } = render(<FontAwesomeIcon name={name} />)
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull())
  return container
}

describe('an icon by its FontAwesome name', () => {
  it('is drawn for every name of version 4, aliases included', async () => {
    const sheet = readFileSync('node_modules/font-awesome/css/font-awesome.css', 'utf8')
    const names = [...sheet.matchAll(/\.fa-([a-z0-9-]+):before/g)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(750)
    const missing: string[] = []
    for (const name of names) if (!(await loadGlyph([name]))?.[1]) missing.push(name)
    expect(missing).toEqual([])
  })

  it.each(['fa-cogs', 'fa fa-music', 'cog', 'fa-circle-notch', 'fa-lightbulb', 'fa-book-o', 'FA-Music'])(
    'is drawn for %s',
    async (name) => {
      expect((await drawn(name)).querySelector('svg')?.getAttribute('data-icon')).toBe(name)
    },
  )

  it('is turned as asked', async () => {
    const container = await drawn('fa-sliders fa-rotate-90')
    expect(container.querySelector('svg')?.style.transform).toBe('rotate(90deg)')
  })

  it.each(['fa icon', '', 'fa-no-such-thing', 'constructor', '<img>'])('is neutral for %j', async (name) => {
    const { container } = render(<FontAwesomeIcon name={name} />)
    await waitFor(() => expect(container.querySelector('[data-icon="unknown"]')).not.toBeNull())
  })

  it('ignores words that say nothing about the picture', () => {
    expect(parseIconName('fas fa-fw fa-2x fa-plug fa-spin')).toEqual({
      names: ['plug', 'plug', 'plug-o'],
      transform: '',
      spins: true,
    })
  })
})
