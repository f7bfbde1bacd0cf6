import { isJsonObject } from '../../authoring/json/isJsonObject'
import { showModal } from '../show/showModal'
import { showProgress } from '../show/showProgress'
import { showToast } from '../show/showToast'
import type { Methods } from './Methods'

/** What the demonstration page's buttons call. */
export const demonstrationMethods: Methods = {
  showToast: ({ player }, data) => showToast(player, isJsonObject(data) ? data['kind'] : undefined),
  showModal: ({ player }) => showModal(player, 'medium'),
  showProgress: ({ player }) => showProgress(player),
}
