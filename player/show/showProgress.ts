import type { PlayerContext } from '../core/PlayerContext'

/** Shows a progress modal on every client that rises to 100, a step each `pause` ms, and then ends with a button [D3-31 D4-22]. */
export function showProgress(player: PlayerContext, pause = 250): void {
  const title = 'Building the library'
  const rise = (progressNumber: number) => {
    player.clients.broadcast('modalProgress', {
      title,
      message: `${progressNumber * 12} of 1200 tracks have been read`,
      progressNumber,
      buttons: [],
    })
    player.later(pause, () => (progressNumber < 100 ? rise(progressNumber + 5) : finish()))
  }
  const finish = () => {
    player.clients.broadcast('modalDone', {
      title,
      message: 'All 1200 tracks are in the library.',
      progressNumber: 100,
      buttons: [{ name: 'Close', class: 'btn btn-info', emit: 'closeModals', payload: '' }],
    })
  }
  rise(0)
}
