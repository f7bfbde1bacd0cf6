import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import hostile from '../../../fixtures/cdRipStart/hostile.json'
import later from '../../../fixtures/cdRipStart/looked-up-later.json'
import twelve from '../../../fixtures/cdRipStart/twelve-tracks.json'
import unreadable from '../../../fixtures/cdRipStart/unreadable.json'
import withoutDrives from '../../../fixtures/cdRipStart/without-drives.json'
import type { CdRipStart } from '../../../schemas/generated/types'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import { DeviceProvider } from '../../device'
import { type Dialogs, DialogsContext } from '../../ui/dialogs/Dialogs'
import { UnsavedEdits, UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEdits'
import { CdRipModal } from './CdRipModal'

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

const open = (cd?: CdRipStart) => {
  const device = new ScriptedDevice()
  const onClose = vi.fn<() => void>()
  const edits = new UnsavedEdits()
  if (cd) device.push('cdRipStart', cd)
  const view = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <DialogsContext value={dialogs}>
          <UnsavedEditsContext value={edits}>
            <CdRipModal frame={{ isTop: true, size: 'lg', onClose }} params={undefined} />
          </UnsavedEditsContext>
        </DialogsContext>
      </DeviceProvider>
    </PanelProviders>,
  )
  return { device, onClose, edits, ...view }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

beforeEach(() => {
  confirm.mockReset()
  confirm.mockResolvedValue(true)
})

describe('the modal of a CD', () => {
  it('[D2.3-8 D2.15-1 D2.15-3 D2.15-4 D2.15-5 D3-33] shows all that is known of it', () => {
    open(twelve)
    const dialog = screen.getByRole('dialog', { name: 'Copy a CD' })
    expect(dialog.style.maxWidth).toBe('800px')
    expect(dialog.textContent).toContain('Check what will stand in your library.')
    expect(within(dialog).getByRole('heading', { name: 'CD information' })).toBeTruthy()
    expect(field('Artist').value).toBe('Slow Harbour')
    expect(field('Year').value).toBe('2021')
    expect(field('Track 12').value).toBe('Flood')
    expect(screen.getByRole('combobox', { name: 'Destination drive' })).toHaveProperty(
      'selectedOptions.0.text',
      'MUSIK',
    )
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Cover' }).src).toBe(
      'http://192.168.1.50/backgrounds/harbour.jpg',
    )
    expect([button('Cancel'), button('Rip')]).toHaveLength(2)
  })

  it('[D2.15-4] says where the music goes when there is no drive to choose', () => {
    open(withoutDrives)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText(withoutDrives.ripLocationMessage)).toBeTruthy()
  })

  it('[D2.15-5] has no Rip while ripping is not available', () => {
    const { onClose } = open(unreadable)
    expect(screen.queryByRole('button', { name: 'Rip' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Tracks' })).toBeNull()
    press('Cancel')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('[D7-40] sends the CD as it was edited, and closes', () => {
    const { device, onClose } = open(twelve)
    write('Album', 'High Tide')
    write('Track 2', 'Breakwater II')
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } })
    press('Rip')
    expect(device.sentWith('callMethod')).toEqual([
      {
        endpoint: 'music_service/cd_controller',
        method: 'ripCD',
        data: {
          ...twelve,
          album: 'High Tide',
          tracks: twelve.tracks.map((track) =>
            track.number === 2 ? { ...track, title: 'Breakwater II' } : track,
          ),
          destinationDrive: { name: 'Field recorder' },
        },
      },
    ])
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[D5-25] has no constraints: empty fields are sent', () => {
    const { device } = open(twelve)
    write('Artist', '')
    write('Year', 'long ago')
    press('Rip')
    expect(device.sentWith('callMethod')).toMatchObject([{ data: { artist: '', year: 'long ago' } }])
  })

  it('stays open with everything in it while the player is away, and says so', () => {
    const { device, onClose } = open(twelve)
    write('Album', 'High Tide')
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'away' })
    press('Rip')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByText('The player is not connected. Nothing was changed.')).toBeTruthy()
    device.setOutcome({ status: 'sent' })
    press('Rip')
    expect(device.sentWith('callMethod')).toMatchObject([{ data: { album: 'High Tide' } }])
  })

  it('keeps edits over a later push, which fills in the rest', () => {
    const { device } = open(twelve)
    write('Track 2', 'Breakwater II')
    act(() => device.push('cdRipStart', later))
    expect(field('Track 2').value).toBe('Breakwater II')
    expect(field('Track 1').value).toBe('Ebb (live)')
    expect(field('Artist').value).toBe('Slow Harbour & Friends')
    press('Rip')
    const tracks = later.tracks.map((track) =>
      track.number === 2 ? { ...track, title: 'Breakwater II' } : track,
    )
    expect(device.sentWith('callMethod')).toMatchObject([
      { data: { artist: 'Slow Harbour & Friends', tracks } },
    ])
  })

  it('begins anew with a disc of other tracks', () => {
    const { device } = open(twelve)
    write('Album', 'High Tide')
    act(() => device.push('cdRipStart', { ...twelve, album: 'Ashore', tracks: twelve.tracks.slice(0, 3) }))
    expect(field('Album').value).toBe('Ashore')
    expect(screen.queryByRole('textbox', { name: 'Track 4' })).toBeNull()
  })

  it('asks before edits are lost, and keeps the page from being loaded anew', async () => {
    const { onClose, edits } = open(twelve)
    expect(edits.exist()).toBe(false)
    write('Album', 'High Tide')
    expect(edits.exist()).toBe(true)
    confirm.mockResolvedValueOnce(false)
    press('Cancel')
    await act(async () => Promise.resolve())
    expect(onClose).not.toHaveBeenCalled()
    press('Close')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  it('runs nothing that the player’s words hold', async () => {
    open(hostile)
    await waitFor(() => expect(document.querySelector('[role=dialog] b')).toBeTruthy())
    expect(document.querySelector('script, [onerror], [onclick], a[href^="javascript"]')).toBeNull()
    expect(screen.getByRole('dialog', { name: hostile.title })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Cover' }).tagName).toBe('DIV')
    expect(field('Track 1').value).toBe('<b>Ebb</b>')
  })

  it('says so when nothing is known of the CD', () => {
    open({})
    expect(screen.getByText(/says nothing about the CD/)).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Copy CD' })).toBeTruthy()
  })
})

describe('the cover', () => {
  let stage: ReturnType<typeof ScriptedUpload.install>
  beforeEach(() => {
    stage = ScriptedUpload.install()
  })
  afterEach(() => stage.uninstall())

  const choose = (name: string) => {
    const file = new File(['x'], name)
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

  it('[D2.15-2 D7-41] is uploaded with artist and album as they are edited; where it lies then is sent', async () => {
    const { device } = open(twelve)
    write('Album', 'High Tide')
    choose('front.jpg')
    const upload = await sent()
    expect(upload.url).toBe('http://192.168.1.50/albumart-upload')
    expect(upload.body?.get('artist')).toBe('Slow Harbour')
    expect(upload.body?.get('album')).toBe('High Tide')
    expect(upload.body?.get('filename')).toBeInstanceOf(File)
    expect(button('Rip')).toHaveProperty('disabled', true)
    act(() => upload.answer(200, '{"path":"/albumart?upload=1.jpg"}'))
    await waitFor(() =>
      expect(screen.getByRole<HTMLImageElement>('img', { name: 'Cover' }).src).toBe(
        'http://192.168.1.50/albumart?upload=1.jpg',
      ),
    )
    act(() => device.push('cdRipStart', later))
    press('Rip')
    expect(device.sentWith('callMethod')).toMatchObject([{ data: { albumart: '/albumart?upload=1.jpg' } }])
  })

  it('stays the old one when the upload fails or its answer says no path; trying again helps', async () => {
    open(twelve)
    choose('front.jpg')
    const first = await sent()
    act(() => first.answer(200, '<!doctype html>'))
    expect(await screen.findByText(/Something went wrong in the player/)).toBeTruthy()
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Cover' }).src).toContain('harbour.jpg')
    expect(button('Rip')).toHaveProperty('disabled', false)
    press('Try again')
    const second = await sent(2)
    act(() => second.answer(200, '{"path":"/albumart?upload=2.jpg"}'))
    await waitFor(() =>
      expect(screen.getByRole<HTMLImageElement>('img', { name: 'Cover' }).src).toContain('upload=2.jpg'),
    )
  })

  it('is a disc where it cannot be shown', () => {
    open(twelve)
    fireEvent.error(screen.getByRole('img', { name: 'Cover' }))
    expect(screen.getByRole('img', { name: 'Cover' }).querySelector('svg')).not.toBeNull()
  })
})
