import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import airplay from '../../fixtures/pushState/airplay-locks-the-interface.json'
import analog from '../../fixtures/pushState/analog-input.json'
import bluetooth from '../../fixtures/pushState/bluetooth.json'
import decibels from '../../fixtures/pushState/decibels.json'
import paused from '../../fixtures/pushState/paused.json'
import playing from '../../fixtures/pushState/playing.json'
import stopped from '../../fixtures/pushState/stopped.json'
import fixed from '../../fixtures/pushState/volume-fixed.json'
import webradio from '../../fixtures/pushState/webradio.json'
import type { PanelStory } from './PanelStory'
import lowTide from './pictures/low-tide.jpg'
import { putFinger } from './putFinger'
import type { ScriptedPlayer } from './ScriptedPlayer'
import { seekPlace } from './seekPlace'
import { withWaits } from './withWaits'

type State = StoryObj<typeof PanelStory>
type Play = NonNullable<State['play']>
type Canvas = Parameters<Play>[0]['canvas']

let player: ScriptedPlayer | undefined

/** The panel at what plays, in one of the UI themes. */
export const playbackPanel = (theme: 'modern' | 'classic') => ({
  path: '/playback',
  origin: window.location.origin,
  uiSettings: { theme },
  onPlayer: (made: ScriptedPlayer) => {
    player = made
  },
})

const withCover = (state: object) => ({ ...state, albumart: lowTide })
const sent = (event: string) => player?.sent.filter((one) => one.event === event) ?? []
const find = (canvas: Canvas, role: string, name: string | RegExp) => canvas.findByRole(role, { name })

/** The state shows a button that can, or cannot, be pressed. */
const has =
  (name: string, isOn = true): Play =>
  async ({ canvas }) => {
    const transport = within(await find(canvas, 'group', 'Transport'))
    const button = await transport.findByRole('button', { name })
    await waitFor(() => (isOn ? expect(button).toBeEnabled() : expect(button).toBeDisabled()))
  }

const openVolume: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await find(canvas, 'button', /^Volume:/))
  await find(canvas, 'slider', 'Volume')
}

/**
 * Puts a finger where the track is, slides it to the middle, and has the player say another time, which is
 * not what shows.
 */
const dragTime = async (canvas: Canvas) => {
  const slider = await find(canvas, 'slider', 'Place in the track')
  slider.scrollIntoView({ block: 'center' })
  const finger = await putFinger(seekPlace(slider, 98 / 254))
  await finger.slide(seekPlace(slider, 0.502))
  await showsMiddle(canvas)
  return finger
}

const showsMiddle = async (canvas: Canvas) => {
  const slider = canvas.getByRole('slider', { name: 'Place in the track' })
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '2:07 of 4:14'))
  await expect(canvas.getByText('2:07')).toBeVisible()
  await expect(sent('seek')).toEqual([])
}

/** The player says another time and another volume, of which only the volume is to show. */
const pushOtherTime = async (canvas: Canvas) => {
  player?.push('pushState', withCover({ ...paused, seek: 30_000, volume: 41 }))
  await find(canvas, 'button', 'Volume: 41/100')
}

const bySomebodyElse = (name: RegExp): Play => {
  return async (context) => {
    await has('Pause', false)(context)
    await waitFor(() => expect(context.canvas.getByRole('button', { name })).toBeVisible())
  }
}

/** What the player itself is fed with can be turned off here, and its volume set. */
const byAnInput = (name: string): Play => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^(Stop|Switch off)$/ })).toBeVisible()
  }
}

/**
 * What a person can meet on the now-playing screen, by name: what the player says of what plays, and what was
 * chosen and the player has not said yet. The files of `features/playback/states` show all of it, one for
 * each theme and screen.
 */
export const playbackStates = {
  /** The player has said nothing. */
  Unknown: {
    play: async ({ canvas }) => {
      const main = within(await canvas.findByRole('main'))
      await main.findByText('Waiting for the player')
      // Nothing that could be operated, and no word of a track that may not be one.
      await expect(main.queryAllByRole('button')).toEqual([])
      await expect(main.queryAllByRole('slider')).toEqual([])
      await expect(main.queryAllByRole('heading')).toEqual([])
      await expect(canvas.queryByText('Nothing plays')).toBeNull()
    },
  },
  Nothing: {
    args: { state: stopped },
    play: async ({ canvas }) => {
      await canvas.findByText('Nothing plays')
    },
  },
  Playing: { args: { state: withCover(playing) }, play: has('Pause') },
  Paused: { args: { state: withCover(paused) }, play: has('Play') },
  Stopped: { args: { state: withCover({ ...playing, status: 'stop', seek: 0 }) }, play: has('Play') },
  Ended: {
    args: { state: withCover({ ...playing, seek: 254_000 }) },
    play: async ({ canvas }) => {
      const place = await find(canvas, 'slider', 'Place in the track')
      await waitFor(() => expect(place).toHaveAttribute('aria-valuetext', '0:00 of 4:14'))
    },
  },
  /** Somebody moves through the track: the place shows before the player has said it. */
  Seeking: {
    args: { state: withCover(paused) },
    play: async ({ canvas, userEvent }) => {
      const place = await find(canvas, 'slider', 'Place in the track')
      place.focus()
      await userEvent.keyboard('{End}')
      await expect(place).toHaveAttribute('aria-valuetext', '4:14 of 4:14')
      await waitFor(() => expect(sent('seek').map(({ payload }) => payload)).toEqual([254]))
    },
  },
  /** A finger is on the time: what shows is where it is, whatever the player says. */
  SeekHeld: {
    args: { state: withCover(paused) },
    play: async ({ canvas }) => {
      await dragTime(canvas)
      await pushOtherTime(canvas)
      await showsMiddle(canvas)
    },
  },
  /** The finger has just left: the time stays there, and goes out when no other move follows. */
  SeekMoving: {
    args: { state: withCover(paused) },
    beforeEach: withWaits({ 200: 1e9 }),
    play: async ({ canvas }) => {
      const finger = await dragTime(canvas)
      await finger.lift()
      await pushOtherTime(canvas)
      await showsMiddle(canvas)
    },
  },
  /** It was told to play, and has not said that it does. */
  Promised: {
    args: { state: withCover(paused) },
    beforeEach: withWaits({ 700: 1e9 }),
    play: async (context) => {
      const { canvas, userEvent } = context
      await userEvent.click(await find(canvas, 'button', 'Play'))
      await waitFor(() => expect(sent('play')).toHaveLength(1))
      // What it does is the player's to say: nothing runs on, and the press can be made again.
      await has('Play')(context)
      await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull()
      const place = await find(canvas, 'slider', 'Place in the track')
      await expect(place).toHaveAttribute('aria-valuetext', '1:38 of 4:14')
      await expect(place).toHaveAttribute('aria-disabled', 'false')
    },
  },
  /** Somebody makes it louder: that shows before the player has said it. */
  Adjusting: {
    args: { state: withCover(playing) },
    play: async (context) => {
      await openVolume(context)
      const slider = context.canvas.getByRole('slider', { name: 'Volume' })
      slider.focus()
      await context.userEvent.keyboard('{ArrowUp}')
      await expect(slider).toHaveAttribute('aria-valuenow', '43')
      await waitFor(() => expect(sent('volume').map(({ payload }) => payload)).toEqual([43]))
    },
  },
  /** A finger is on the volume: it is as loud as that says, whatever the player says. */
  VolumeHeld: {
    args: { state: withCover(playing) },
    play: async (context) => {
      await openVolume(context)
      const slider = context.canvas.getByRole('slider', { name: 'Volume' })
      const { left, top, width, height } = slider.getBoundingClientRect()
      const middle = { x: left + width / 2, y: top + height / 2 }
      const finger = await putFinger(middle)
      await finger.slide({ ...middle, y: middle.y - 20 })
      await waitFor(() => expect(sent('volume')).toHaveLength(1))
      const volume = String(sent('volume')[0]?.payload)
      await expect(Number(volume)).toBeGreaterThan(42)
      player?.push('pushState', withCover({ ...playing, title: 'Sound Check', volume: 12 }))
      await context.canvas.findByRole('heading', { name: 'Sound Check' })
      await expect(slider).toHaveAttribute('aria-valuenow', volume)
      // It rises with its panel.
      await waitFor(() => expect(context.canvas.getByText(`${volume}/100`)).toBeVisible())
    },
  },
  Muted: {
    args: { state: withCover({ ...playing, mute: true }) },
    play: async (context) => {
      await openVolume(context)
      await expect(context.canvas.getByRole('button', { name: 'Unmute' })).toBeEnabled()
    },
  },
  FixedVolume: {
    args: { state: withCover(fixed) },
    play: async (context) => {
      await openVolume(context)
      const slider = context.canvas.getByRole('slider', { name: 'Volume' })
      await expect(slider).toHaveAttribute('aria-disabled', 'true')
    },
  },
  /** Nobody can move through a web radio, nor pause it [D2.4-2 D2.4-7]. */
  Radio: {
    args: { state: webradio },
    play: async (context) => {
      await has('Stop')(context)
      await expect(context.canvas.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
    },
  },
  /** What a service plays in the place of the queue is played by a request of its own [D2.4-7]. */
  Volatile: {
    args: {
      state: withCover({ ...paused, volatile: true, service: 'spop', trackType: 'spotify' }),
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await find(canvas, 'button', 'Play'))
      await waitFor(() => expect(sent('volatilePlay')).toHaveLength(1))
      await expect(sent('play')).toEqual([])
    },
  },
  /** What is led in steps of 15 s [D2.4-6], in decibels, the same again and again. */
  Skips: {
    args: { state: withCover(decibels) },
    play: async ({ canvas }) => void (await find(canvas, 'button', 'Back 15 seconds')),
  },
  Bluetooth: { args: { state: bluetooth }, play: has('Pause') },
  AnalogInput: { args: { state: analog }, play: byAnInput('Analog input is on') },
  Airplay: { args: { state: withCover(airplay) }, play: bySomebodyElse(/^Airplay plays/) },
} satisfies Readonly<Record<string, State>>
