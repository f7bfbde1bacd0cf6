import { type Json, isJsonObject } from '../../authoring/json/Json'
import { attributeId, mpdPage, outputId, placeId } from '../answers/mpdPage'
import { repushPages } from '../commands/answerPage'
import { scanLibrary } from '../commands/library'
import { toast } from '../core/Clients'
import type { Command } from '../mpd/connectMpd'
import type { MpdSettings } from '../mpd/createMpdSettings'
import { isSwitch } from '../mpd/MpdStatus'
import type { Call } from '../requests/Requests'

/** What a field of the page sent: of a select the value of its option. */
const sentBy = (data: Json, id: string): Json | undefined => {
  const value = isJsonObject(data) && Object.hasOwn(data, id) ? data[id] : undefined
  return isJsonObject(value) ? value['value'] : value
}

/** What has the server's outputs become what was sent; nothing for those that are so, or are gone. */
function outputCommands(mpd: MpdSettings, data: Json): Command[] {
  return mpd.state().outputs.flatMap((output): Command[] => {
    const isOn = sentBy(data, outputId(output))
    const turned: Command[] =
      typeof isOn === 'boolean' && isOn !== output.isOn
        ? [[isOn ? 'enableoutput' : 'disableoutput', output.id]]
        : []
    const set = output.attributes.flatMap(([name, value]): Command[] => {
      const sent = sentBy(data, attributeId(output, name))
      const wanted = typeof sent === 'boolean' ? String(Number(sent)) : sent
      return typeof wanted === 'string' && wanted !== value ? [['outputset', output.id, name, wanted]] : []
    })
    return [...turned, ...set]
  })
}

const gains: readonly unknown[] = ['off', 'track', 'album', 'auto']

/**
 * What has the server play as was sent. What is so already is not sent: others may have set it in a way that
 * the page does not know.
 */
function playingCommands(mpd: MpdSettings, data: Json): Command[] {
  const now = mpd.status()
  const commands: Command[] = []
  const number = (id: string) => {
    const sent = Number(sentBy(data, id) ?? Number.NaN)
    return Number.isFinite(sent) ? sent : undefined
  }
  const gain = sentBy(data, 'replay_gain')
  if (typeof gain === 'string' && gains.includes(gain) && gain !== mpd.state().replayGain)
    commands.push(['replay_gain_mode', gain])
  const crossfade = Math.round(number('crossfade') ?? now.crossfade)
  if (crossfade >= 0 && crossfade !== now.crossfade) commands.push(['crossfade', crossfade])
  const db = number('mixramp_db') ?? now.mixrampDb
  const delay = sentBy(data, 'mixramp') === true ? (number('mixramp_delay') ?? 0) : undefined
  if (typeof sentBy(data, 'mixramp') === 'boolean') {
    if (delay !== now.mixrampDelay) commands.push(['mixrampdelay', delay ?? 'nan'])
    if (delay !== undefined && db !== now.mixrampDb) commands.push(['mixrampdb', db])
  }
  for (const name of ['single', 'consume'] as const) {
    const sent = sentBy(data, name)
    const isThere = sent !== 'oneshot' || mpd.isSince(name === 'single' ? '0.21' : '0.24')
    if (isSwitch(sent) && isThere && sent !== now[name]) commands.push([name, sent])
  }
  return commands.filter(([name]) => mpd.can(name))
}

/** Has the server do what a section of the page sent, and says that it is done. */
async function save({ player, client }: Call, act: (mpd: MpdSettings) => Promise<void>): Promise<void> {
  const { mpd, say } = player
  if (mpd === undefined) return
  try {
    await act(mpd)
    toast(player, 'success', say('MPD.TITLE'), say('SAVED'))
  } catch (error) {
    mpd.failed(error)
  }
  client.pushNameless()
  // Also where nothing has changed: what was not done is to show as it is.
  repushPages(player, [mpdPage])
}

/** Has outputs play in another partition, as was chosen for them. */
async function moveOutputs(mpd: MpdSettings, data: Json): Promise<void> {
  const { outputs, partitions } = mpd.state()
  for (const partition of partitions.filter((name) => name !== mpd.status().partition))
    await mpd.move(
      outputs.filter((output) => sentBy(data, placeId(output)) === partition).map(({ name }) => name),
      partition,
    )
}

/** Methods of the page of the MPD that makes the sound. */
export const mpdMethods: Readonly<Record<string, (call: Call, data: Json) => Promise<void>>> = {
  saveOutputs: (call, data) =>
    save(call, async (mpd) => {
      await mpd.set(outputCommands(mpd, data))
      await moveOutputs(mpd, data)
    }),
  savePlaying: (call, data) => save(call, (mpd) => mpd.set(playingCommands(mpd, data))),

  /** Who plays it is a player of its own, which comes by itself. */
  addPartition: (call, data) =>
    save(call, async (mpd) => {
      const name = sentBy(data, 'partition')
      if (typeof name === 'string') await mpd.set([['newpartition', name.trim()]])
    }),

  async updateLibrary({ player }, data) {
    const sent = sentBy(data, 'folder')
    const folder = typeof sent === 'string' ? sent : ''
    await scanLibrary(player, sentBy(data, 'afresh') === true ? 'rescan' : 'update', {
      folder,
      ...(folder !== '' && { uri: `music-library/${folder}` }),
    })
  },
}
