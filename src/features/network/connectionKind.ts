/** What kind of connection a player's word for its type means [D3-44]; undefined for a word that is not known. */
export function connectionKind(type = ''): 'wired' | 'wireless' | undefined {
  const word = type.trim().toLowerCase()
  if (['wireless', 'wifi', 'wi-fi', 'wlan'].includes(word)) return 'wireless'
  return ['wired', 'cable', 'ethernet', 'lan'].includes(word) ? 'wired' : undefined
}
