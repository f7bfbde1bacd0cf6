import type { UpdateInfo } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { nextVersion } from './nextVersion'

/** What runs in a browser that takes a description for more than text; none of it may. */
const hostile =
  '<p>Quieter <b>fan</b></p><img src="x" onerror="window.attacked=1"><script>window.attacked=1</script><a href="javascript:window.attacked=1">More</a><iframe srcdoc="<script>parent.attacked=1</script>"></iframe>'

/** updateReady: an update that is there, or not, as the control page asks [D3-29]. */
export function updateInfo({ faults, say, storage }: PlayerContext): UpdateInfo {
  if (faults.happens('update-none'))
    return { title: '', description: '', updateavailable: false, changeLogLink: '' }
  const version = nextVersion(storage.system.value().version)
  const ready = {
    title: say('UPDATE.TITLE', { version }),
    updateavailable: true,
    description: faults.happens('update-hostile') ? hostile : say('UPDATE.DESCRIPTION'),
    changeLogLink: faults.happens('update-hostile-link') ? 'javascript:window.attacked=1' : '',
  }
  if (!faults.happens('update-alternative')) return ready
  return {
    ...ready,
    title: say('UPDATE.CHANNEL_TITLE'),
    description: say('UPDATE.CHANNEL'),
    alternativeEmit: {
      message: 'callMethod',
      payload: { endpoint: 'system_controller/system', method: 'joinTestChannel', data: '' },
    },
  }
}
