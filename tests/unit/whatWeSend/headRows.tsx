import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { BrowseInfo, BrowseItem, PushBrowseLibrary } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../../src/device'
import { requestKind } from '../../../src/device/requests/createRequestGateway'
import type { CommandPlace } from '../../../src/features/browse/commands/ItemCommand'
import { useItemCommands } from '../../../src/features/browse/commands/useItemCommands'
import { PageHead } from '../../../src/features/browse/PageHead'
import { PanelOverlays } from '../../support/PanelOverlays'
import { PanelProviders } from '../../support/PanelProviders'
import { ScriptedDevice } from '../../support/ScriptedDevice'
import { listedItems } from './listed'
import { afterPress, playSomething } from './playing'
import type { Row } from './Row'
import { shapeOf } from './shapeOf'

interface HeadedPage {
  place: CommandPlace
  info: BrowseInfo
  lists: readonly (readonly (BrowseItem | undefined)[])[]
}

const { song, album, cuesong, webradio, folder } = listedItems
const other = song && { ...song, uri: `${song.uri}x`, title: 'another song' }

/** Pages that say what they are of; by what the page calls them. */
const pages: Readonly<Record<string, HeadedPage>> = {
  'an album': {
    place: { uri: 'albums://Ebb/Low Tide' },
    info: { type: 'album', uri: 'albums://Ebb/Low Tide', title: 'Low Tide', artist: 'Ebb', service: 'mpd' },
    lists: [[song, other]],
  },
  'an artist, with albums and songs': {
    place: { uri: 'artists://Ebb' },
    info: { type: 'artist', uri: 'artists://Ebb', title: 'Ebb', service: 'mpd' },
    lists: [[album], [song, other]],
  },
  'an artist, with albums': {
    place: { uri: 'artists://Ebb' },
    info: { type: 'artist', uri: 'artists://Ebb', title: 'Ebb', service: 'mpd' },
    lists: [[album]],
  },
  'a playlist of a service': {
    place: { uri: 'service:list:9', type: 'playlist', service: 'service' },
    info: { type: 'playlist', uri: 'service:list:9', title: 'Evening', service: 'service' },
    lists: [[song, other]],
  },
  'a playlist of the player': {
    place: { uri: 'playlists/Evening', type: 'playlist', title: 'Evening' },
    info: { type: 'play-playlist', uri: 'playlists/favourites', title: 'Evening' },
    lists: [[song, other]],
  },
  'a CD': {
    place: { uri: 'cd' },
    info: { type: 'cd', uri: 'cd', title: 'Low Tide', service: 'cd_controller' },
    lists: [[song, other]],
  },
  'a cue sheet': {
    place: { uri: 'music-library/INTERNAL/Ebb/sheet.cue' },
    info: { type: 'album', uri: 'music-library/INTERNAL/Ebb/sheet.cue', title: 'Sheet', service: 'mpd' },
    lists: [[cuesong]],
  },
  stations: {
    place: { uri: 'radio/top500' },
    info: { type: 'radio', uri: 'radio/top500', title: 'Top 500', service: 'webradio' },
    lists: [[webradio]],
  },
  folders: {
    place: { uri: 'music-library/INTERNAL/Ebb' },
    info: { type: 'folder', uri: 'music-library/INTERNAL/Ebb', title: 'Ebb', service: 'mpd' },
    lists: [[folder]],
  },
}

function Head({ place, info, lists }: HeadedPage) {
  const commands = useItemCommands({
    place,
    method: undefined,
    browse: () => undefined,
    onChanged: () => undefined,
    onTold: () => undefined,
    onUndo: () => undefined,
  })
  const page: PushBrowseLibrary = {
    navigation: {
      info,
      lists: lists.map((items) => ({ items: items.flatMap((item) => (item ? [item] : [])) })),
    },
  }
  return <PageHead page={page} title={info.title ?? ''} place={place} parts={{}} commands={commands} />
}

async function openHead(page: HeadedPage) {
  const device = playSomething(new ScriptedDevice())
  const { container } = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <Head {...page} />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { device, buttons: [...container.querySelectorAll('button')] }
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** Every button at the head of each of these pages, pressed, and what it sends. */
export async function headRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [of, page] of Object.entries(pages)) {
    const { buttons } = await openHead(page)
    cleanup()
    for (const place of buttons.keys()) {
      const { device, buttons: pressed } = await openHead(page)
      const button = pressed[place]
      if (!button) continue
      await act(async () => {
        fireEvent.click(button)
        await afterPress()
      })
      const sent = device.sent.find(({ event }) => requestKind(event) === 'command')
      const first = page.lists.flat().find((item) => item?.type !== 'album')
      const { uri } = page.info
      const whole = { title: page.info.title ?? '', uri: uri ?? '' }
      const item = sent?.event === 'playItemsList' ? first : whole
      const known = { item, page: page.place.uri }
      rows.push({
        press: nameOf(button),
        of,
        event: sent?.event ?? '',
        payload: sent ? shapeOf(sent.payload, known) : 'opens “Add to playlist”',
      })
      cleanup()
    }
  }
  return rows
}
