import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { laterDocumentValidators } from '../../../schemas/generated/laterDocumentValidators'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { testBrand } from '../../../tests/support/testBrand'
import { DeviceProvider } from '../../device'
import { BrandContext } from '../../ui/brand/BrandContext'
import { DebugScreen } from './DebugScreen'

const show = (device: ScriptedDevice) =>
  render(
    <PanelProviders>
      <BrandContext value={testBrand}>
        <DeviceProvider device={device}>
          <DebugScreen />
        </DeviceProvider>
      </BrandContext>
    </PanelProviders>,
  )

const rows = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem')
const texts = (list: string) => rows(list).map(({ textContent }) => textContent ?? '')
const rowsOfTable = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom lays nothing out, and a virtual list shows what fits: a view of 600 px, rows of 44 px.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('DebugScreen', () => {
  it('[D2.16-1] [D7-38] shows the log lines that the device pushed, newest first', () => {
    const device = new ScriptedDevice()
    device.push('printConsoleMessage', 'first line')
    device.push('pushDeviceName', 'Kitchen')
    device.push('printConsoleMessage', 'second line')
    show(device)
    fireEvent.click(screen.getByRole('radio', { name: 'Player log' }))
    expect(texts('Player log')).toEqual([
      expect.stringContaining('second line'),
      expect.stringContaining('first line'),
    ])
  })

  it('shows events in and out with their size, and why one was refused', () => {
    const device = new ScriptedDevice()
    device.push('pushDeviceName', 'Kitchen')
    device.setOutcome({ status: 'refused', reason: 'invalid', message: '/page must be string' })
    device.send('getUiConfig', { page: 'a/b' })
    show(device)
    const [refused, received] = texts('Events')
    expect(refused).toMatch(/sent.*getUiConfig.*14 byte.*Refused: \/page must be string/)
    expect(received).toMatch(/received.*pushDeviceName.*9 byte/)
  })

  it('opens a payload', () => {
    const device = new ScriptedDevice()
    device.push('pushUiSettings', { language: 'de' })
    show(device)
    const line = screen.getByRole('button', { name: /pushUiSettings/ })
    expect(line.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(line)
    expect(screen.getByText(/"language": "de"/)).not.toBeNull()
    expect(line.getAttribute('aria-expanded')).toBe('true')
  })

  it('filters by text, event and direction', () => {
    const device = new ScriptedDevice()
    device.push('pushDeviceName', 'Kitchen')
    device.push('pushUiSettings', { language: 'de' })
    device.send('getMenuItems')
    show(device)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kitchen' } })
    expect(texts('Events')).toEqual([expect.stringContaining('pushDeviceName')])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'pushUiSettings' } })
    expect(texts('Events')).toEqual([expect.stringContaining('pushUiSettings')])
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } })
    fireEvent.click(screen.getByRole('radio', { name: 'Out' }))
    expect(texts('Events')).toEqual([expect.stringContaining('getMenuItems')])
    fireEvent.click(screen.getByRole('radio', { name: 'Refused' }))
    expect(screen.getByText('No event passes the filter')).not.toBeNull()
  })

  it('stands still while paused, and shows all when resumed', () => {
    const device = new ScriptedDevice()
    device.push('pushDeviceName', 'Kitchen')
    show(device)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    act(() => device.push('pushDeviceName', 'Bath'))
    pass(1000)
    expect(rows('Events')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
    expect(rows('Events')).toHaveLength(2)
  })

  it('clears', () => {
    const device = new ScriptedDevice()
    device.push('pushDeviceName', 'Kitchen')
    show(device)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    pass(100)
    expect(screen.getByText('Nothing has gone over the wire yet')).not.toBeNull()
    expect(device.record.entries()).toEqual([])
  })

  it('saves what is shown as JSON, oldest first', () => {
    const device = new ScriptedDevice()
    device.push('pushDeviceName', 'Kitchen')
    device.push('pushDeviceName', 'Bath')
    const saved: unknown[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    vi.stubGlobal('Blob', function Blob(parts: string[]) {
      saved.push(...parts.map((part): unknown => JSON.parse(part)))
    })
    URL.createObjectURL = () => 'blob:file'
    URL.revokeObjectURL = () => undefined
    show(device)
    fireEvent.click(screen.getByRole('button', { name: 'Save as JSON' }))
    expect(click).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
    expect(saved).toMatchObject([
      [
        { event: 'pushDeviceName', payload: 'Kitchen', direction: 'in' },
        { event: 'pushDeviceName', payload: 'Bath', direction: 'in' },
      ],
    ])
  })

  it('saves all of it as a session without names, and says what was replaced', () => {
    const device = new ScriptedDevice()
    device.push('pushDeviceName', 'Kitchen of Anna')
    device.push('printConsoleMessage', 'a line')
    device.push('pushToastMessage', { type: 'info', title: '', message: 'Kitchen of Anna, 10.0.0.9' })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    vi.stubGlobal('Blob', function Blob(parts: string[]) {
      saved.push(...parts)
    })
    URL.createObjectURL = () => 'blob:file'
    URL.revokeObjectURL = () => undefined
    show(device)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing that is there' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save as fixture' }))
    vi.unstubAllGlobals()
    const session: unknown = JSON.parse(saved[0] ?? '')
    expect(laterDocumentValidators.session(session)).toBe(true)
    expect(session).toMatchObject({
      steps: [
        { event: 'pushDeviceName', payload: 'Device 1' },
        { event: 'pushToastMessage', payload: { message: 'Device 1, 192.0.2.1' } },
      ],
    })
    const note = screen.getByText(/^Saved 2 events as session-.*\.json\./)
    expect(note.textContent).toContain('Left out: 1 event that was cut short or is a log line.')
    expect(screen.getByText('2 names and addresses were replaced')).not.toBeNull()
    expect(rowsOfTable()).toEqual([
      ['Device', 'Kitchen of Anna', 'Device 1'],
      ['Network address', '10.0.0.9', '192.0.2.1'],
    ])
  })

  it('says that there is no session to save yet', () => {
    show(new ScriptedDevice())
    fireEvent.click(screen.getByRole('button', { name: 'Save as fixture' }))
    expect(screen.getByText(/^There is nothing that could be played/)).not.toBeNull()
  })

  it('holds only the rows in view, and draws a busy wire ten times a second at most', () => {
    const device = new ScriptedDevice()
    for (let count = 0; count < 500; count++) device.push('pushDeviceName', `Kitchen ${count}`)
    show(device)
    expect(rows('Events').length).toBeLessThan(60)
    const before = texts('Events')[0]
    act(() => {
      for (let count = 0; count < 50; count++) device.push('pushDeviceName', `Bath ${count}`)
    })
    expect(texts('Events')[0]).toBe(before)
    pass(100)
    expect(screen.getByText('500 of 500 events')).not.toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: /pushDeviceName/ })[0] ?? document.body)
    expect(screen.getByText('"Bath 49"')).not.toBeNull()
  })
})
