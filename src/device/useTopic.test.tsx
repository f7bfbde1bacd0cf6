import { act, render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { DeviceProvider, useTopic } from './hooks'

const show = (device: ScriptedDevice, child: ReactNode) =>
  render(<DeviceProvider device={device}>{child}</DeviceProvider>)

const Field = ({ field }: { field: 'language' | 'theme' }) => (
  <p>{useTopic('pushUiSettings', (settings) => settings[field])}</p>
)

describe('useTopic', () => {
  it('gives nothing before the first push and the payload itself after it', () => {
    const device = new ScriptedDevice()
    const seen: unknown[] = []
    const Probe = () => {
      seen.push(useTopic('pushUiSettings'))
      return null
    }
    show(device, <Probe />)
    const settings = { language: 'de' }
    act(() => device.push('pushUiSettings', settings))
    expect(seen).toEqual([undefined, settings])
    expect(seen[1]).toBe(settings)
  })

  it('renders only when what is selected changes in content', () => {
    const device = new ScriptedDevice()
    const seen: unknown[] = []
    const Probe = () => {
      // A selector written in place, as components do, and a new object each time.
      seen.push(useTopic('pushUiSettings', ({ language }) => ({ language })))
      return null
    }
    show(device, <Probe />)
    act(() => device.push('pushUiSettings', { language: 'de', theme: 'a' }))
    act(() => device.push('pushUiSettings', { language: 'de', theme: 'b' }))
    act(() => device.push('pushUiSettings', { language: 'fr', theme: 'b' }))
    expect(seen).toEqual([undefined, { language: 'de' }, { language: 'fr' }])
  })

  it('follows a selector that changes with its component', () => {
    const device = new ScriptedDevice()
    device.push('pushUiSettings', { language: 'de', theme: 'a' })
    const { container, rerender } = show(device, <Field field="language" />)
    rerender(
      <DeviceProvider device={device}>
        <Field field="theme" />
      </DeviceProvider>,
    )
    expect(container.textContent).toBe('a')
  })

  it('renders nothing for 300 pushes to a topic that nothing shows', () => {
    const device = new ScriptedDevice()
    let renders = 0
    const Probe = () => {
      renders++
      useTopic('pushUiSettings')
      return null
    }
    show(device, <Probe />)
    for (let count = 0; count < 300; count++) device.push('pushDeviceName', `Kitchen ${count}`)
    expect(renders).toBe(1)
  })

  it('stops listening when it is gone', () => {
    const device = new ScriptedDevice()
    let renders = 0
    const Probe = () => {
      renders++
      useTopic('pushUiSettings')
      return null
    }
    const { unmount } = show(
      device,
      <StrictMode>
        <Probe />
      </StrictMode>,
    )
    unmount()
    const before = renders
    act(() => device.push('pushUiSettings', {}))
    expect(renders).toBe(before)
  })
})
