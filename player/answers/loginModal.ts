import type { OpenModal } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

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
