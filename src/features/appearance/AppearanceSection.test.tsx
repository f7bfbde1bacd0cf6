import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import three from '../../../fixtures/pushBackgrounds/three.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import { DeviceProvider } from '../../device'
import { Page, PageSession } from '../../renderer'
import { type Dialogs, DialogsContext } from '../../ui/dialogs/Dialogs'
import { AppearanceSection } from './AppearanceSection'

const coreSections = { 'ui-settings': AppearanceSection }
const run = () => Promise.resolve(true)
const confirm = vi.fn<Dialogs['confirm']>()
const unused = () => Promise.reject(new Error('not asked for'))
const dialogs: Dialogs = {
  confirm,
  info: unused,
  gotIt: unused,
  error: unused,
  yesNo: unused,
  password: unused,
}

const open = (device = new ScriptedDevice()) => {
  const session = new PageSession({ sections: [{ coreSection: 'ui-settings' }] })
  const view = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <DialogsContext value={dialogs}>
          <Page
            session={session}
            coreSections={coreSections}
            run={run}
            sectionImage={String}
            openDoc={undefined}
            showDescriptions
          />
        </DialogsContext>
      </DeviceProvider>
    </PanelProviders>,
  )
  return { device, ...view }
}

/** The section with its list of three pictures, Harbour being the background. */
const openWithThree = () => {
  const device = new ScriptedDevice()
  device.push('pushBackgrounds', three)
  device.push('pushUiSettings', { background: { title: 'Harbour', path: 'harbour.jpg' }, language: 'en' })
  return open(device)
}

const radio = (name: string) => screen.getByRole<HTMLButtonElement>('radio', { name })
const isChecked = (name: string) => radio(name).getAttribute('aria-checked') === 'true'
const customField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Custom colour' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const offline = { status: 'refused', reason: 'offline', message: 'away' } as const

beforeEach(() => {
  confirm.mockReset()
  confirm.mockResolvedValue(true)
})
afterEach(() => vi.useRealTimers())

describe('the pictures', () => {
  it('[D2.11-7 D3-35 D7-42 D7-43] are listed with their thumbnails, the chosen one marked', () => {
    const { device, container } = openWithThree()
    expect(device.sentWith('getBackgrounds')).toHaveLength(1)
    const group = screen.getByRole('radiogroup', { name: 'Pictures' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Harbour', 'Attic', 'My cat'])
    expect(isChecked('Harbour')).toBe(true)
    const images = [...container.querySelectorAll('img')]
    expect(images.map(({ src }) => src)).toContain('http://192.168.1.50/backgrounds/thumbnail-attic.jpg')
    expect(images.every((image) => image.getAttribute('loading') === 'lazy' && image.alt === '')).toBe(true)
  })

  it('[D3-35 D7-42] are sent as they are listed, and show as chosen at once', () => {
    const { device } = openWithThree()
    fireEvent.click(radio('Attic'))
    expect(device.sentWith('setBackgrounds')).toEqual([three.available[1]])
    expect([isChecked('Attic'), isChecked('Harbour')]).toEqual([true, false])
    fireEvent.click(radio('Attic'))
    expect(device.sentWith('setBackgrounds')).toHaveLength(1)
  })

  it('go back to the old one when the player says nothing for 8 s, and say so', () => {
    vi.useFakeTimers()
    openWithThree()
    fireEvent.click(radio('Attic'))
    act(() => void vi.advanceTimersByTime(7999))
    expect(isChecked('Attic')).toBe(true)
    act(() => void vi.advanceTimersByTime(1))
    expect([isChecked('Attic'), isChecked('Harbour')]).toEqual([false, true])
    expect(screen.getByText(/The player has not taken this over/)).toBeTruthy()
  })

  it('go back to what the player tells instead, but not at once: that may be the answer to an earlier choice', () => {
    vi.useFakeTimers()
    const { device } = openWithThree()
    fireEvent.click(radio('Attic'))
    fireEvent.click(radio('My cat'))
    act(() => device.push('pushUiSettings', { background: { path: 'attic.jpg' } }))
    expect(isChecked('My cat')).toBe(true)
    act(() => void vi.advanceTimersByTime(2000))
    expect([isChecked('My cat'), isChecked('Attic')]).toEqual([false, true])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stay as they are while the player is away, which is said', () => {
    const { device } = openWithThree()
    device.setOutcome(offline)
    fireEvent.click(radio('Attic'))
    expect(isChecked('Harbour')).toBe(true)
    expect(screen.getByText('The player is not connected. Nothing was changed.')).toBeTruthy()
  })

  it('are one stop of the Tab key; arrows move and choose nothing', async () => {
    const { device } = openWithThree()
    const user = userEvent.setup()
    radio('Harbour').focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(radio('Attic'))
    expect(screen.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0)).toContain(radio('Attic'))
    expect(radio('Harbour').tabIndex).toBe(-1)
    expect(device.sentWith('setBackgrounds')).toEqual([])
    await user.keyboard(' ')
    expect(device.sentWith('setBackgrounds')).toEqual([three.available[1]])
  })

  it('stand as a drawn sign where a thumbnail cannot be loaded', () => {
    openWithThree()
    const image = radio('Attic').querySelector('img')
    if (image) fireEvent.error(image)
    expect(radio('Attic').querySelector('img')).toBeNull()
    expect(radio('Attic').querySelector('svg')).not.toBeNull()
  })

  it('are asked for again when the player does not list them; colours work meanwhile', () => {
    vi.useFakeTimers()
    const { device } = open()
    act(() => void vi.advanceTimersByTime(8000))
    expect(screen.getByText(/does not say which pictures/)).toBeTruthy()
    fireEvent.click(radio('Teal'))
    expect(device.sentWith('setBackgrounds')).toEqual([{ color: '#388' }])
    press('Try again')
    expect(device.sentWith('getBackgrounds')).toHaveLength(2)
    act(() => device.push('pushBackgrounds', three))
    expect(radio('Attic')).toBeTruthy()
  })
})

describe('removing a picture', () => {
  it('[D2.11-7 D3-35] is offered for those that are not the player’s own, after a question', async () => {
    const { device } = openWithThree()
    press('Remove pictures')
    expect(screen.getByRole('button', { name: 'Harbour belongs to the player and stays' })).toHaveProperty(
      'disabled',
      true,
    )
    press('Remove My cat')
    await waitFor(() => expect(device.sentWith('deleteBackground')).toEqual([three.available[2]]))
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({ isDangerous: true })
    expect(confirm.mock.calls[0]?.[0].message).toContain('My cat')
    expect(screen.getByRole('button', { name: 'Remove My cat' })).toHaveProperty('disabled', true)
  })

  it('does nothing when the question is answered with no', async () => {
    confirm.mockResolvedValue(false)
    const { device } = openWithThree()
    press('Remove pictures')
    press('Remove My cat')
    await act(async () => Promise.resolve())
    expect(device.sentWith('deleteBackground')).toEqual([])
  })

  it('asks for the list when the player says nothing, and says when the picture is still there', async () => {
    vi.useFakeTimers()
    const { device, unmount } = openWithThree()
    press('Remove pictures')
    press('Remove My cat')
    await act(async () => Promise.resolve())
    act(() => void vi.advanceTimersByTime(3000))
    expect(device.sentWith('getBackgrounds')).toHaveLength(2)
    act(() => void vi.advanceTimersByTime(5000))
    expect(screen.getByText(/The player has not taken this over/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove My cat' })).toHaveProperty('disabled', false)
    press('Remove Attic')
    await act(async () => Promise.resolve())
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with the last picture that can go', () => {
    const { device } = openWithThree()
    press('Remove pictures')
    act(() => device.push('pushBackgrounds', { available: three.available.slice(0, 1) }))
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    expect(screen.getByRole('radiogroup', { name: 'Pictures' })).toBeTruthy()
  })
})

describe('the colours', () => {
  it('[D2.11-7 D3-35 D9-35] are sent as a colour alone, and the chosen one is marked', () => {
    const { device } = openWithThree()
    fireEvent.click(radio('Lavender'))
    expect(device.sentWith('setBackgrounds')).toEqual([{ color: '#CAF' }])
    expect([isChecked('Lavender'), isChecked('Harbour')]).toEqual([true, false])
    act(() => device.push('pushUiSettings', { color: '#caf' }))
    expect(isChecked('Lavender')).toBe(true)
  })

  it('[D9-35] begin the custom one with #DDD, or with the saved one that is no preset, which is marked, too', () => {
    const { device } = openWithThree()
    expect(customField().value).toBe('#DDD')
    act(() => device.push('pushUiSettings', { color: '#224466' }))
    expect(customField().value).toBe('#224466')
    expect(isChecked('Custom colour')).toBe(true)
    // It stays in the field while something else is tried.
    act(() => device.push('pushUiSettings', { color: '#388' }))
    expect(customField().value).toBe('#224466')
    expect(screen.queryByRole('radio', { name: 'Custom colour' })).toBeNull()
  })

  it('[D5-24] send a custom one only from 4 characters on', async () => {
    const { device } = openWithThree()
    const user = userEvent.setup()
    const field = customField()
    await user.clear(field)
    await user.type(field, '#12')
    press('Use this colour')
    expect(device.sentWith('setBackgrounds')).toEqual([])
    expect(screen.getByText('At least 4 characters.')).toBeTruthy()
    await user.type(field, '3{Enter}')
    expect(device.sentWith('setBackgrounds')).toEqual([{ color: '#123' }])
  })

  it('send nothing that is no colour, and say so', async () => {
    const { device } = openWithThree()
    const user = userEvent.setup()
    const field = customField()
    await user.clear(field)
    await user.type(field, 'url(x)')
    press('Use this colour')
    expect(device.sentWith('setBackgrounds')).toEqual([])
    expect(screen.getByText(/This is not a colour/)).toBeTruthy()
  })
})

describe('adding a picture', () => {
  let stage: ReturnType<typeof ScriptedUpload.install>
  beforeEach(() => {
    stage = ScriptedUpload.install()
  })
  afterEach(() => stage.uninstall())

  const choose = (name: string, size = 10) => {
    const file = new File([new Uint8Array(size)], name)
    // jsdom cannot read pieces of files.
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.resolve(bytes) })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no file input')
    fireEvent.change(input, { target: { files: [file] } })
  }
  const sent = async (count = 1) => {
    await waitFor(() => expect(stage.uploads).toHaveLength(count))
    const upload = stage.uploads.at(-1)
    if (!upload) throw new Error('nothing was sent')
    return upload
  }

  it('[D2.11-7] shows how far it is, and asks for the list when it is there', async () => {
    const { device } = openWithThree()
    choose('Fjord.jpg')
    const upload = await sent()
    act(() => upload.move(42, 100))
    expect(
      screen.getByRole('progressbar', { name: 'Upload of “Fjord.jpg”' }).getAttribute('aria-valuenow'),
    ).toBe('42')
    expect(screen.getByText('42 %')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add a picture' })).toHaveProperty('disabled', true)
    act(() => upload.finish())
    expect(screen.getByText(/is working on it/)).toBeTruthy()
    act(() => upload.answer(201))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(device.sentWith('getBackgrounds')).toHaveLength(2)
    expect(screen.getByText('The picture was added.')).toBeTruthy()
  })

  it('sends no file of another kind, and none that is too large', async () => {
    openWithThree()
    choose('notes.txt')
    expect(await screen.findByText(/Only JPEG, PNG/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    choose('poster.png', 51 * 1024 * 1024)
    expect(await screen.findByText(/too large for the player/)).toBeTruthy()
    expect(stage.uploads).toEqual([])
    press('Close')
    expect(screen.queryByText(/too large for the player/)).toBeNull()
  })

  it('[D8-18] says what went wrong and tries the same file again', async () => {
    openWithThree()
    choose('Fjord.jpg')
    const first = await sent()
    act(() => first.answer(507))
    expect(await screen.findByText(/no room for it/)).toBeTruthy()
    press('Try again')
    const second = await sent(2)
    act(() => second.break())
    expect(await screen.findByText(/connection to the player broke/)).toBeTruthy()
    press('Try again')
    const third = await sent(3)
    act(() => third.answer(201))
    await waitFor(() => expect(screen.queryByText(/was not uploaded/)).toBeNull())
  })

  it('is cancelled by its button and by leaving', async () => {
    const { unmount } = openWithThree()
    choose('Fjord.jpg')
    const first = await sent()
    press('Cancel')
    expect(first.isAborted).toBe(true)
    choose('Fjord.jpg')
    const second = await sent(2)
    unmount()
    await waitFor(() => expect(second.isAborted).toBe(true))
  })
})
