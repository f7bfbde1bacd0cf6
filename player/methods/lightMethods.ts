import type { Methods } from './Methods'

/** The light switch [D7-48]; a player without one does not answer. */
export const lightMethods: Methods = {
  getLightSwitch({ player, client }) {
    if (player.faults.happens('tools-missing')) return
    client.push('pushLightSwitch', player.storage.tools.value().light)
  },
  async toggleLightSwitch({ player }) {
    const { clients, faults, storage } = player
    if (faults.happens('tools-missing')) return
    const tools = storage.tools.value()
    await storage.tools.save({ ...tools, light: !tools.light })
    clients.broadcast('pushLightSwitch', !tools.light)
  },
}
