import type { OpenModal, PushMenuItems } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { mpdPage } from './mpdPage'
import { pushValidators } from '../../schemas/generated/pushValidators'

/** What a device answers, in the place of its store, to who is not logged in. */
export function loginModal({ brand, say }: PlayerContext): OpenModal {
  return {
    title: say('PLUGIN.LOGIN_TITLE'),
    message: `${say('PLUGIN.LOGIN')}: <a href="/my${brand.word}/signup">${brand.productName}</a>`,
    buttons: [
      { name: say('PLUGIN.CLOSE'), class: 'btn btn-warning', emit: 'closeModals', payload: '' },
      {
        name: say('PLUGIN.LOGIN_BUTTON'),
        class: 'btn btn-info',
        state: `my${brand.word}.access`,
        payload: '',
      },
    ],
  }
}

/**
 * The menu as it is now: what the player ships with, without what was taken away, with what was added [D2.9-1
 * D3-53]; with accounts where there is a cloud [D2.9-7].
 */
export function menuItems({ account, brand, mpd, say, storage }: PlayerContext): PushMenuItems {
  const page = (id: string, name: string, pluginName: string) => ({
    id,
    name: say(`MENU.${name}`),
    state: `${brand.word}.plugin`,
    params: { pluginName },
  })
  const modal = (id: string, name: string, modalName: string) => ({
    id,
    name: say(`MENU.${name}`),
    params: { modalName },
  })
  const accounts: PushMenuItems = account.isPossible
    ? [{ id: `my-${brand.word}`, name: say('MENU.ACCOUNT'), state: `${brand.word}.profile` }]
    : []
  const shipped: PushMenuItems = [
    ...accounts,
    page('mymusic', 'SOURCES', 'miscellanea/my_music'),
    page('playback_options', 'PLAYBACK', 'audio_interface/playback_options'),
    ...(mpd === undefined ? [] : [page('mpd', 'MPD', mpdPage)]),
    page('appearance', 'APPEARANCE', 'miscellanea/appearance'),
    page('network', 'NETWORK', 'system_controller/network'),
    page('system', 'SYSTEM', 'system_controller/system'),
    page('demonstration', 'DEMONSTRATION', 'miscellanea/demonstration'),
    page('radio_desk', 'RADIO_DESK', 'music_service/radio_desk'),
    page('protected', 'PROTECTED', 'miscellanea/protected'),
    { id: 'plugin-manager', name: say('MENU.PLUGINS'), state: `${brand.word}.plugin-manager` },
    modal('modal', 'ALARM', 'modal-alarm-clock'),
    modal('modal', 'SLEEP', 'modal-sleep'),
    modal('shutdown', 'POWER_OFF', 'modal-power-off'),
    { id: 'static-page', name: say('MENU.CREDITS'), pageName: 'credits' },
    { id: 'iframe-page', name: say('MENU.HELP'), params: { url: brand.links.help ?? brand.share.site } },
    { id: 'link', name: say('MENU.SITE'), params: { url: brand.share.site } },
  ]
  const { added, removed } = storage.menu.value()
  const own: unknown = added
  return [
    ...shipped.filter(({ id }) => !removed.includes(id)),
    ...(pushValidators.pushMenuItems(own) ? own : []),
  ]
}
