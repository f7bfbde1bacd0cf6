import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import three from '../../../fixtures/pushAvailableLanguages/three.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { Page, PageSession } from '../../renderer'
import { DeviceLanguageSection } from './DeviceLanguageSection'

const coreSections = { language: DeviceLanguageSection }
const run = () => Promise.resolve(true)

const open = () => {
  const device = new ScriptedDevice()
  const session = new PageSession({ sections: [{ coreSection: 'language' }] })
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <Page
          session={session}
          coreSections={coreSections}
          run={run}
          sectionImage={String}
          openDoc={undefined}
          showDescriptions
        />
      </DeviceProvider>
    </PanelProviders>,
  )
  return device
}

const choose = (label: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the player' })
  const option = [...select.options].find(({ text }) => text === label)
  fireEvent.change(select, { target: { value: option?.value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => vi.useRealTimers())

it('[D7-65 D4-39] sets a language and asks for the UI settings, by whose language the page is loaded anew', () => {
  const device = open()
  expect(device.sentWith('getAvailableLanguages')).toHaveLength(1)
  act(() => device.push('pushAvailableLanguages', three))
  choose('Deutsch')
  expect(device.sentWith('setLanguage')).toEqual([])
  press('Set language')
  expect(device.sentWith('setLanguage')).toEqual([
    { defaultLanguage: { language: 'Deutsch', code: 'de' }, disallowReload: false },
  ])
  expect(device.sentWith('getUiSettings')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toContain('Sent to the player')
})

it('keeps the choice while the player is away, and says so', () => {
  const device = open()
  act(() => device.push('pushAvailableLanguages', three))
  choose('Lietuvių')
  device.setOutcome({ status: 'refused', reason: 'offline', message: 'away' })
  press('Set language')
  expect(screen.getByRole('status').textContent).toContain('not connected')
  expect(screen.getByRole('combobox')).toHaveProperty('selectedOptions.0.text', 'Lietuvių')
})

it('ends the wait for a player that does not say its languages, and asks again', () => {
  vi.useFakeTimers()
  const device = open()
  act(() => void vi.advanceTimersByTime(8000))
  press('Try again')
  expect(device.sentWith('getAvailableLanguages')).toHaveLength(2)
  act(() => device.push('pushAvailableLanguages', three))
  expect(screen.getByRole('combobox', { name: 'Language of the player' })).toBeTruthy()
})
