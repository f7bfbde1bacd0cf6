import type { Drawing, PlacedRoom, PlacedWay } from './Drawing'

const style = `
    text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; text-anchor: middle; fill: #1f1c18 }
    .name { font-size: 14px; font-weight: 600 }
    .part { font-size: 12px; fill: #655f56 }
    rect { stroke-width: 1.5 }
    .screen rect { fill: #fbeedf; stroke: #b0691f }
    .shared rect { fill: #eef3e8; stroke: #5f7f3d }
    .node rect { fill: #e6eef5; stroke: #3f7096 }
    path { fill: none; stroke: #8c857a }
    .w1 { stroke-width: 1 }
    .w2 { stroke-width: 2 }
    .w3 { stroke-width: 3.5 }
    marker path { fill: #8c857a; stroke: none }
    .legend text { text-anchor: start; font-size: 12px }
    @media (prefers-color-scheme: dark) {
      text { fill: #ece9e4 }
      .part { fill: #a8a39b }
      .screen rect { fill: #33261a; stroke: #c8792b }
      .shared rect { fill: #222a1b; stroke: #86a765 }
      .node rect { fill: #1b2730; stroke: #5d9ac6 }
      path { stroke: #8f8a83 }
      marker path { fill: #8f8a83 }
    }`

/** The drawing as a picture of its own, readable on light and dark pages. */
export function toSvg({ width, height: bottom, rooms, ways }: Drawing): string {
  const height = bottom + legendHeight
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
  <title id="title">Who imports whom: an arrow leads from a room to one that it imports, the thicker, the more often; what follows from other arrows is left out</title>
  <style>${style}
  </style>
  <defs>
    <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
      <path d="M0 0.5 8 4 0 7.5z"/>
    </marker>
  </defs>
${ways.map(drawWay).join('\n')}
${rooms.map(drawRoom).join('\n')}
${drawLegend(bottom)}
</svg>
`
}

function drawWay({ from, to, pieces, weight }: PlacedWay): string {
  const down = pieces.map(({ x, from: top, to: bottom }, place) => {
    const before = pieces[place - 1]
    if (!before) return `M${x} ${top}V${bottom}`
    const middle = (before.to + top) / 2
    return `C${before.x} ${middle} ${x} ${middle} ${x} ${top}V${bottom}`
  })
  return `  <path class="w${weight}" marker-end="url(#tip)" d="${down.join('')}"><title>${from} imports ${to}</title></path>`
}

function drawRoom({ name, lines, x, y, width, height }: PlacedRoom): string {
  const top = y - height / 2
  const words = [
    `<text class="name" x="${x}" y="${top + 24}">${name}</text>`,
    ...lines.map((line, index) => `<text class="part" x="${x}" y="${top + 43 + index * 17}">${line}</text>`),
  ]
  return `  <g class="${kindOf(name)}"><rect x="${x - width / 2}" y="${top}" width="${width}" height="${height}" rx="8"/>${words.join('')}</g>`
}

const legend = [
  { kind: 'screen', words: 'in the browser' },
  { kind: 'node', words: 'in Node' },
  { kind: 'shared', words: 'pure, for both' },
] as const
const legendHeight = 32
const legendStep = 130

function drawLegend(top: number): string {
  const entries = legend.map(({ kind, words }, place) => {
    const x = 14 + place * legendStep
    return `<g class="${kind}"><rect x="${x}" y="${top + 2}" width="16" height="16" rx="4"/><text x="${x + 24}" y="${top + 14}">${words}</text></g>`
  })
  return `  <g class="legend">${entries.join('')}</g>`
}

/** What runs in the browser, what in Node, and what both share. */
function kindOf(name: string): 'screen' | 'node' | 'shared' {
  if (name.startsWith('src/')) return 'screen'
  return name === 'player' || name === 'cli' ? 'node' : 'shared'
}
