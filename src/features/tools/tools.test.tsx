import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import alarms from '../../../fixtures/pushAlarm/one.json'
import timer from '../../../fixtures/pushSleep/set.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { uiThemes, UiThemeContext } from '../../theme/uiTheme/UiTheme'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { type Toast, ToastContext } from '../../ui/toasts/Toast'
import { PanelUndo } from '../../ui/undo/PanelUndo'
import { AlarmModal } from './alarms/AlarmModal'
import { KaraokeModal } from './karaoke/KaraokeModal'
import { PowerModal } from './power/PowerModal'
import { SleepModal } from './sleep/SleepModal'

const draw = (Modal: FeatureModal, uiTheme = uiThemes.modern) => {
  const device = new ScriptedDevice()
  const toasts: Toast[] = []
  const onClose = vi.fn<() => void>()
  render(
    <PanelProviders>
      <ToastContext value={{ show: (toast) => void toasts.push(toast) }}>
        <DeviceProvider device={device}>
          <UiThemeContext value={uiTheme}>
            <PanelUndo>
              <Modal frame={{ isTop: true, size: 'lg', onClose }} params={undefined} />
            </PanelUndo>
          </UiThemeContext>
        </DeviceProvider>
      </ToastContext>
    </PanelProviders>,
  )
  return { device, toasts, onClose }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const offline = { status: 'refused', reason: 'offline', message: 'offline' } as const
const alarm = { ...alarms[0], id: 0 }

describe('power off', () => {
  it('[D2.14-1] [D7-50] powers off, says so until the player has gone, and closes once it is back', async () => {
    const { device, onClose } = draw(PowerModal)
    await press('Power off')
    expect(device.sentWith('shutdown')).toHaveLength(1)
    expect(screen.getByText('Switching off…')).not.toBeNull()
    act(() => device.disconnect())
    expect(onClose).not.toHaveBeenCalled()
    act(() => device.reconnect())
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('says so when the player stays, and can be asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { device, onClose } = draw(PowerModal)
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }))
    expect(screen.getByText('Restarting…')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('status').textContent).toContain('still here')
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }))
    expect(device.sentWith('reboot')).toHaveLength(2)
    expect(onClose).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('[D2.14-1] [D7-50] reboots', async () => {
    const { device } = draw(PowerModal)
    await press('Restart')
    expect(device.sentWith('reboot')).toHaveLength(1)
    expect(device.sentWith('shutdown')).toHaveLength(0)
  })

  it('[D2.14-1] does nothing on Cancel', async () => {
    const { device, onClose } = draw(PowerModal)
    await press('Cancel')
    expect(device.sent).toEqual([])
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[D6-7] has no reboot in the theme opera', () => {
    draw(PowerModal, uiThemes.opera)
    expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Power off' })).not.toBeNull()
  })

  it('stays and says so when the player is not connected', async () => {
    const { device, onClose, toasts } = draw(PowerModal)
    device.setOutcome(offline)
    await press('Power off')
    expect(onClose).not.toHaveBeenCalled()
    expect(toasts[0]?.message).toMatch(/not connected/)
  })
})

describe('the sleep timer', () => {
  it('[D2.14-2] [D7-51] shows what is set and saves it', async () => {
    const { device, onClose } = draw(SleepModal)
    expect(device.sentWith('getSleep')).toHaveLength(1)
    act(() => device.push('pushSleep', timer))
    expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('4')
    await userEvent.clear(screen.getByLabelText('Minutes'))
    await userEvent.type(screen.getByLabelText('Minutes'), '30')
    await press('Save')
    expect(device.sentWith('setSleep')).toEqual([{ enabled: true, time: '1:30', action: 'poweroff' }])
    expect(onClose).not.toHaveBeenCalled()
    await act(async () => device.push('pushSleep', {}))
    expect(device.sentWith('getSleep')).toHaveLength(2)
    await act(async () => device.push('pushSleep', { enabled: true, time: '1:29' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stays and says so when the player has not kept it, or does not say', async () => {
    const { device, onClose } = draw(SleepModal)
    act(() => device.push('pushSleep', timer))
    await press('Save')
    await act(async () => device.push('pushSleep', {}))
    await act(async () => device.push('pushSleep', { enabled: false, time: '0:0' }))
    expect(screen.getByRole('alert').textContent).toMatch(/has not kept it/)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('refuses a timer that is on and has no time, at its field', async () => {
    const { device } = draw(SleepModal)
    act(() => device.push('pushSleep', { enabled: false, time: '0:0' }))
    await userEvent.click(screen.getByLabelText('Timer on'))
    await press('Save')
    expect(device.sentWith('setSleep')).toEqual([])
    expect(screen.getByLabelText('Minutes').getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(screen.getByLabelText('Timer on'))
    await press('Save')
    expect(device.sentWith('setSleep')).toEqual([{ enabled: false, time: '0:0', action: 'stop' }])
  })

  it('[D4-32] takes the time of a preset, which switches it on; Off switches it off and chooses no preset', async () => {
    const { device } = draw(SleepModal)
    act(() => device.push('pushSleep', { enabled: false, time: '0:0' }))
    await userEvent.selectOptions(screen.getByLabelText('In'), '1 h 30 min')
    expect(screen.getByLabelText<HTMLInputElement>('Hours').value).toBe('1')
    expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('30')
    expect(screen.getByLabelText<HTMLInputElement>('Timer on').checked).toBe(true)
    await userEvent.selectOptions(screen.getByLabelText('In'), 'Off')
    expect(screen.getByLabelText<HTMLInputElement>('Hours').value).toBe('0')
    expect(screen.getByLabelText<HTMLInputElement>('Timer on').checked).toBe(false)
    expect(
      within(screen.getByLabelText('In')).getByRole<HTMLOptionElement>('option', { selected: true }).text,
    ).not.toBe('Off')
  })

  it('does not take {}, which devices push after a change, for a timer', () => {
    const { device } = draw(SleepModal)
    act(() => device.push('pushSleep', {}))
    expect(screen.queryByLabelText('Minutes')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('keeps what is typed when the device pushes again', async () => {
    const { device } = draw(SleepModal)
    act(() => device.push('pushSleep', timer))
    await userEvent.clear(screen.getByLabelText('Minutes'))
    await userEvent.type(screen.getByLabelText('Minutes'), '30')
    act(() => device.push('pushSleep', { ...timer, time: '1:2' }))
    expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('30')
  })
})

describe('a player that says nothing of its timer', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is said to be silent after 8 s, and can be asked again', () => {
    const { device } = draw(SleepModal)
    act(() => void vi.advanceTimersByTime(8000))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(device.sentWith('getSleep')).toHaveLength(2)
  })
})

describe('the alarm clock', () => {
  const open = () => {
    const drawn = draw(AlarmModal)
    act(() => drawn.device.push('pushAlarm', [alarm]))
    act(() => drawn.device.push('pushListPlaylist', ['Morning', 'Evening']))
    return drawn
  }

  it('[D8-21] [D2.14-3] says to create a playlist first, with OK', async () => {
    const { device, onClose } = draw(AlarmModal)
    act(() => device.push('pushAlarm', []))
    act(() => device.push('pushListPlaylist', []))
    expect(screen.getByText('Create a playlist first')).not.toBeNull()
    await press('OK')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[D2.14-3] [D7-52] saves all alarms, one of them new', async () => {
    const { device, onClose } = open()
    await press('Add')
    const added = within(screen.getByRole('group', { name: 'Alarm 2' }))
    expect(document.activeElement).toBe(added.getByLabelText('Time'))
    await userEvent.selectOptions(added.getByLabelText('Playlist'), 'Morning')
    await press('Save')
    const time: unknown = expect.stringMatching(/T\d\d:\d\d:00\.000Z$/)
    expect(device.sentWith('saveAlarm')).toEqual([
      [alarm, { id: 1, enabled: true, time, playlist: 'Morning' }],
    ])
    expect(onClose).not.toHaveBeenCalled()
    // As devices answer, whatever became of it.
    await act(async () => device.push('pushSleep', {}))
    expect(device.sentWith('getAlarms')).toHaveLength(2)
    await act(async () =>
      device.push('pushAlarm', [alarm, { id: 1, enabled: true, time: '7:00', playlist: 'Morning' }]),
    )
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[D2.14-3] deletes an alarm on Save, and gives it back until then', async () => {
    const { device } = open()
    await press('Delete Alarm 1')
    expect(screen.queryByRole('group', { name: 'Alarm 1' })).toBeNull()
    await press('Undo')
    expect(screen.getByRole('group', { name: 'Alarm 1' })).not.toBeNull()
    await press('Delete Alarm 1')
    await press('Save')
    expect(device.sentWith('saveAlarm')).toEqual([[]])
  })

  it('stays and says so when the player has other alarms then', async () => {
    const { device, onClose } = open()
    await press('Delete Alarm 1')
    await press('Save')
    await act(async () => device.push('pushSleep', {}))
    await act(async () => device.push('pushAlarm', [alarm]))
    expect(screen.getByRole('alert').textContent).toMatch(/has not kept it/)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('keeps what was typed in an alarm that was deleted and taken back', async () => {
    open()
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18:30' } })
    await press('Delete Alarm 1')
    await press('Undo')
    expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('18:30')
  })

  it('saves nothing while an alarm has no time', async () => {
    const { device, onClose } = open()
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '' } })
    await press('Save')
    expect(device.sentWith('saveAlarm')).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).not.toBeNull()
  })

  it('says that there is no alarm yet', () => {
    const { device } = draw(AlarmModal)
    act(() => device.push('pushAlarm', []))
    act(() => device.push('pushListPlaylist', ['Evening']))
    expect(screen.getByText('No alarm yet')).not.toBeNull()
  })
})

describe('karaoke', () => {
  const endpoint = 'system_controller/gpios'

  it('[D2.14-4] [D8-22] says what it needs, and sends what each button is for', async () => {
    const { device, onClose } = draw(KaraokeModal)
    expect(screen.getByText('Karaoke function will work only with Karaoke Hardware.')).not.toBeNull()
    await press('Music louder')
    await press('Music quieter')
    await press('Microphone louder')
    await press('Microphone quieter')
    expect(device.sentWith('callMethod')).toEqual(
      ['getKaraokeStatus', 'MusicPlusPress', 'MusicMinusPress', 'MicPlusPress', 'MicMinusPress'].map(
        (method) => ({
          endpoint,
          method,
          data: '',
        }),
      ),
    )
    await press('Exit')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[D4-33] [D7-49] is on unless its status is off, and is switched by its name', async () => {
    const { device } = draw(KaraokeModal)
    const mode = screen.getByLabelText<HTMLInputElement>('Karaoke mode')
    act(() => device.push('pushKaraokeStatus', 'on'))
    expect(mode.checked).toBe(true)
    act(() => device.push('pushKaraokeStatus', 'off'))
    expect(mode.checked).toBe(false)
    expect(device.sentWith('callMethod')).toHaveLength(1)
    await userEvent.click(mode)
    expect(device.sentWith('callMethod').at(-1)).toEqual({
      endpoint,
      method: 'KaraokeSwitchPress',
      data: 'on',
    })
  })

  it('goes back when the player could not be told', async () => {
    const { device, toasts } = draw(KaraokeModal)
    device.setOutcome(offline)
    await userEvent.click(screen.getByLabelText('Karaoke mode'))
    expect(screen.getByLabelText<HTMLInputElement>('Karaoke mode').checked).toBe(false)
    expect(toasts).toHaveLength(1)
  })
})
