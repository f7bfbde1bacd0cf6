/** Entries of a playlist, as players list them; every seventh is one that stands there before. */
export const playlistEntries = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const figure = place % 7 === 6 ? place - 6 : place
    return {
      uri: `mnt/INTERNAL/Low Tide/${figure}.flac`,
      service: 'mpd',
      title: `${['Rope and Rain', 'Ebb', 'Lamps', 'Fog over the Harbour'][figure % 4] ?? ''} ${figure + 1}`,
      artist: ['The Lanterns', 'Ida Sand'][figure % 2] ?? '',
      album: 'Low Tide',
    }
  })

/** The answer of a player that is asked for the content of a playlist. */
export const answerContent = (name: string, entries: readonly object[]) => ({
  getPlaylistContent: { event: 'pushPlaylistContent', payload: { name, lists: [entries] } },
})
