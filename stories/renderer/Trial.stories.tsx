import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Page, PageSession } from '../../src/renderer'

const Demo = ({ raw }: { raw: unknown }) => {
  const [session] = useState(() => new PageSession(raw))
  return (
    <main style={{ padding: 16 }}>
      <Page session={session} coreSections={{}} run={async () => true} sectionImage={(i) => i} openDoc={() => {}} showDescriptions />
    </main>
  )
}
const meta = { title: 'renderer/Trial', component: Demo } satisfies Meta<typeof Demo>
export default meta
export const One: StoryObj<typeof meta> = { args: { raw: { page: { label: 'Trial' }, sections: [{ id: 's', label: 'Sound', icon: 'fa-cogs', description: 'All of it', onSave: { endpoint: 'a/b', method: 'm' }, saveButton: { label: 'Save', data: ['a','b','c'] }, content: [
 { id: 'a', element: 'switch', label: 'A switch', value: true, doc: 'x' },
 { id: 'b', element: 'input', label: 'A text', value: 'abc', description: 'What it is' },
 { id: 'n', element: 'input', type: 'number', label: 'A number', value: 5 },
 { id: 'p', element: 'input', type: 'password', label: 'A password', value: 'x' },
 { id: 'col', element: 'input', type: 'color', label: 'A colour', value: '#ff8800' },
 { id: 'r', element: 'input', type: 'range', label: 'A range', value: 30 },
 { id: 'c', element: 'select', label: 'Short', value: { value: 1, label: 'One' }, options: [{ value: 1, label: 'One' }, { value: 2, label: 'Two' }] },
 { id: 'd', element: 'select', label: 'Long', value: { value: 7, label: 'Option 7' }, options: Array.from({ length: 400 }, (_, i) => ({ value: i, label: `Option ${i}` })) },
 { id: 'e', element: 'equalizer', label: 'Equaliser', config: { orientation: 'vertical', bars: Array.from({ length: 10 }, (_, i) => ({ min: -10, max: 10, step: 1, value: i - 4, ticksLabels: [`--${31 * 2 ** i}Hz`], tooltip: 'show' })) } },
 { id: 'f', element: 'equalizer', label: 'Balance', config: { orientation: 'horizontal', bars: [{ min: 0, max: 100, step: 1, value: [20, 70], range: true, ticks: [0, 50, 100], ticksLabels: ['a', 'b', 'c'], tooltip: 'show' }, { min: -40, max: 40, value: 3, tooltip: 'always' }] } },
 { id: 'g', element: 'button', label: 'Reset', onClick: { type: 'emit', message: 'x' }, description: 'Resets' },
 { id: 'h', element: 'hologram', label: 'Hologram' },
 { element: 'switch', label: 'No id' },
] }, { coreSection: 'nowhere' }] } } }
