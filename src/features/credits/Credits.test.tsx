import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import everything from '../../../fixtures/documents/creditsFile/everything.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { testBrand } from '../../../tests/support/testBrand'
import { readDependencyCredits } from '../../../scripts/dependencyCredits'
import { BrandContext } from '../../ui/brand/BrandContext'
import { PanelSituationContext } from '../../ui/panel/PanelSituationContext'
import { Credits } from './Credits'

afterEach(() => vi.unstubAllGlobals())

const show = (file: unknown, isKiosk = false) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(file === undefined ? new Response('', { status: 404 }) : Response.json(file)),
  )
  render(
    <PanelProviders>
      <BrandContext value={testBrand}>
        <PanelSituationContext value={{ settings: {}, isKiosk, isMemorySaving: false }}>
          <Credits pageOf={(name) => <p>{`text of ${name}`}</p>} />
        </PanelSituationContext>
      </BrandContext>
    </PanelProviders>,
  )
}
/** jsdom opens no details by a press. */
const open = (title: string) => {
  const details = screen.getByText(title).closest('details')
  if (details) details.open = true
}
const packages = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

describe('[D1-17] the credits', () => {
  it('[D1-17] name the packages of interface and player with their licences, as the lock file has them', () => {
    show(undefined)
    const { packages: locked }: { packages: Record<string, { version?: string }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    )
    const react = packages('Interface').find(({ firstChild }) => firstChild?.textContent === 'react')
    expect(react?.textContent).toBe(`react${locked['node_modules/react']?.version}MIT`)
    expect(packages('Player').map(({ firstChild }) => firstChild?.textContent)).toContain('socket.io')
    // What a package of ours needs itself is among them, what only builds or tests is not.
    expect(packages('Interface').map(({ firstChild }) => firstChild?.textContent)).toContain('scheduler')
    expect(screen.queryByText('vitest')).toBeNull()
  })

  it('say which version of the interface it is, as package.json has it', () => {
    show(undefined)
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(screen.getByText(`Version of this interface: ${version}`)).toBeDefined()
  })

  it('show the text of each licence that is bundled, once somebody wants it', async () => {
    show([
      { name: 'lamp', version: '1.2.0', identifier: 'MIT', text: 'Do with it what you like.' },
      { name: 'fan', version: '0.1.0', identifier: 'Lamp-2.0' },
      null,
    ])
    expect(screen.queryByText('Do with it what you like.')).toBeNull()
    open('Licences of all that is bundled')
    expect(await screen.findByText('Do with it what you like.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'lamp 1.2.0' })).toBeDefined()
    // A package without a text is known by its name.
    expect(screen.getByText('Lamp-2.0')).toBeDefined()
  })

  it('say where the texts of the licences are when they are not there', async () => {
    show(undefined)
    open('Licences of all that is bundled')
    expect(await screen.findByText(/come with the built interface/)).toBeDefined()
  })

  it('finds a package by its name or its licence', async () => {
    show(undefined)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a package or a licence' }), 'XState')
    expect(packages('Interface').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '@xstate/react',
      'xstate',
    ])
    expect(screen.queryByRole('list', { name: 'Player' })).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('2 packages')
  })

  it('[D1-17] thank whom the brand names, and show frameworks, core audio, backgrounds and translations', async () => {
    show(everything)
    expect(await screen.findByText('© 2013-2021 Acme Acme Player')).toBeDefined()
    for (const name of [
      'Contributors',
      'Frameworks',
      'Core audio',
      'Background images',
      'Translations',
      'Open sources',
      'Written offer',
      'Under your own brand',
      'Legal texts',
    ])
      expect(screen.getByRole('heading', { name })).toBeDefined()
    expect(screen.getByText('Ada Brine, Jon Keel')).toBeDefined()
    expect(screen.getByText('Mara Loft, CC BY 4.0')).toBeDefined()
  })

  it('[D1-17] lead to software and kernel of each board, and offer the sources on DVD', async () => {
    show(everything)
    for (const board of ['PI', 'Sparky', 'BBB', 'UDOO', 'X86', 'Pine64']) {
      expect(
        (await screen.findByRole('link', { name: `Software for ${board}` })).getAttribute('href'),
      ).toMatch(/^https:/)
      expect(screen.getByRole('link', { name: `Kernel for ${board}` })).toBeDefined()
    }
    expect(
      screen.getByText(/^For 3 years after the last shipment.*GPL on DVD, for a charge of 20\$\.$/),
    ).toBeDefined()
  })

  it('[D1-17] have disclaimer and EULA as texts of the theme, fetched when they are wanted', async () => {
    show(everything)
    expect(screen.queryByText('text of eula')).toBeNull()
    await userEvent.click(screen.getByText('End user licence agreement'))
    expect(await screen.findByText('text of eula')).toBeDefined()
    await userEvent.click(screen.getByText('Legal disclaimer'))
    expect(await screen.findByText('text of disclaimer')).toBeDefined()
  })

  it('invent nobody: a brand that names none has no such lists', async () => {
    show({ copyright: '2021' })
    await screen.findByText('© 2021 Acme Player')
    expect(screen.queryByRole('heading', { name: 'Contributors' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Written offer' })).toBeNull()
  })

  it('[D6-5] lead from a kiosk to no other windows', async () => {
    show(everything, true)
    await screen.findByText('Software for PI')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

it('knows each package once and names a licence for nearly all', () => {
  const { ui, backend } = readDependencyCredits()
  for (const list of [ui, backend]) {
    expect(new Set(list.map(({ name, version }) => `${name}@${version}`)).size).toBe(list.length)
    expect(list.filter(({ license }) => license === 'not named').length).toBeLessThan(4)
  }
  expect(ui.map(({ name }) => name)).toContain('font-awesome')
})
