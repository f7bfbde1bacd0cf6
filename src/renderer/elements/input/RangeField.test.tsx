import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ContentItem } from '../../../../schemas/generated/types'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { BuiltFormView, useBuiltForm, useFormHasEdits } from '../..'

function Form({ content }: { content: ContentItem[] }) {
  const form = useBuiltForm(content)
  return (
    <PanelProviders>
      <output data-testid="edited">{String(useFormHasEdits(form))}</output>
      <BuiltFormView form={form} />
    </PanelProviders>
  )
}

const reach: ContentItem = {
  id: 'reach',
  element: 'input',
  type: 'range',
  label: 'Reach',
  description: 'How far it goes.',
  value: 30,
}
const bands: ContentItem = {
  id: 'bands',
  element: 'equalizer',
  label: 'Bands',
  description: 'Low to high.',
  config: {
    orientation: 'vertical',
    bars: [
      { min: -12, max: 12, step: 1, value: 2, ticksLabels: ['Bass'] },
      { min: 0, max: 9, step: 1, range: true, value: [3, 5], ticksLabels: ['Width'] },
    ],
  },
}
const sliders = () =>
  screen.getAllByRole('slider').map((slider) => [
    (slider.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
    slider.getAttribute('aria-valuenow'),
  ])
const all = [
  ['Reach', '30'],
  ['Bands Bass', '2'],
  ['Bands Width', '3'],
  ['Bands Width', '5'],
]

it('tells name and value of sliders that cannot be changed, and lets no key change them', () => {
  render(<Form content={[reach, bands].map((item) => ({ ...item, readonly: true }))} />)
  expect(sliders()).toEqual(all)
  for (const slider of screen.getAllByRole('slider')) {
    expect(slider.tabIndex).toBe(-1)
    expect(slider.getAttribute('aria-disabled')).toBe('true')
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    fireEvent.keyDown(slider, { key: 'End' })
  }
  expect(sliders()).toEqual(all)
  expect(screen.getByTestId('edited').textContent).toBe('false')
})

it('lets a key move a slider that can be changed', async () => {
  render(<Form content={[reach, bands]} />)
  expect(sliders()).toEqual(all)
  screen.getByRole('slider', { name: 'Reach' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(sliders()[0]).toEqual(['Reach', '31'])
  expect(screen.getByTestId('edited').textContent).toBe('true')
})

it('ties what is said of sliders to them', () => {
  render(<Form content={[reach, bands]} />)
  const descriptionOf = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
  expect(descriptionOf(screen.getByRole('slider', { name: 'Reach' }))).toBe('How far it goes.')
  expect(descriptionOf(screen.getByRole('group', { name: 'Bands' }))).toBe('Low to high.')
})
