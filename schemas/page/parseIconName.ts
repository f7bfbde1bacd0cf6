/**
 * A FontAwesome icon as a device asks for it: candidate names in order, without `fa-`, and how it is turned.
 */
export interface IconRequest {
  names: string[]
  /** CSS transform, '' for none. */
  transform: string
  spins: boolean
}

const turns: Record<string, string> = {
  'rotate-90': 'rotate(90deg)',
  'rotate-180': 'rotate(180deg)',
  'rotate-270': 'rotate(270deg)',
  'flip-horizontal': 'scaleX(-1)',
  'flip-vertical': 'scaleY(-1)',
}

const modifiers = new Set([
  ...Object.keys(turns),
  'spin',
  'pulse',
  'fw',
  'lg',
  '2x',
  '3x',
  '4x',
  '5x',
  'border',
])

/** Names that pages use though FontAwesome 4 has them under another. */
const renamed: Record<string, string> = {
  'circle-notch': 'circle-o-notch',
  'sliders-h': 'sliders',
  'windows-maximize': 'window-maximize',
  sync: 'refresh',
  'sync-alt': 'refresh',
  'cog-alt': 'cog',
  tools: 'wrench',
  'volume-mute': 'volume-off',
  'broadcast-tower': 'podcast',
  'network-wired': 'sitemap',
  'tachometer-alt': 'tachometer',
  'exclamation-circle-o': 'exclamation-circle',
  'trash-alt': 'trash-o',
  'edit-o': 'edit',
  'user-alt': 'user',
  'file-alt': 'file-text-o',
  'external-link-alt': 'external-link',
}

const outlined = (name: string) => (name.endsWith('-o') ? name.slice(0, -2) : `${name}-o`)

/**
 * Reads what devices send as an icon: `fa-cogs`, `fa fa-music`, `fa-sliders fa-rotate-90`, also names of
 * later FontAwesome versions where version 4 has the same picture under another name or in its other weight.
 */
export const parseIconName = (icon: string): IconRequest => {
  const words = icon
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^fa-/, ''))
  const name = words.find((word) => word !== '' && !/^fa[srlbd]?$/.test(word) && !modifiers.has(word))
  return {
    names: name === undefined ? [] : [name, renamed[name] ?? name, outlined(name)],
    transform: words
      .map((word) => turns[word] ?? '')
      .filter(Boolean)
      .join(' '),
    spins: words.includes('spin') || words.includes('pulse'),
  }
}
