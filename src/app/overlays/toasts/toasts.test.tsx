import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { type Toast, useToasts } from '../../../ui/toasts/Toast'
import { sanitizer } from '../../../ui/SafeHtml'
import { noToasts, withoutToast, withToast, type ToastQueue, ToastProvider } from './ToastProvider'

const toast = (kind: Toast['kind'], message: string): Toast => ({ kind, message })
const queueOf = (...toasts: Toast[]) => toasts.reduce<ToastQueue>(withToast, noToasts)

describe('the queue of toasts', () => {
  it('[D9-17] holds at most one open, the newest', () => {
    const queue = queueOf(toast('success', 'one'), toast('info', 'two'), toast('error', 'three'))
    expect(queue.passing?.message).toBe('three')
    expect(queue.waiting).toBeUndefined()
  })

  it('lets a success wait for the end of an error, and only the newest', () => {
    const queue = queueOf(toast('error', 'failed'), toast('success', 'one'), toast('success', 'two'))
    expect(queue.passing?.message).toBe('failed')
    const after = withoutToast(queue, queue.passing?.id ?? 0)
    expect(after.passing?.message).toBe('two')
    expect(after.waiting).toBeUndefined()
  })

  it('[D9-17] keeps sticky errors until they are closed, beside the others', () => {
    const queue = queueOf(
      toast('stickyerror', 'broken'),
      toast('info', 'one'),
      toast('stickyerror', 'broken'),
    )
    expect(queue.sticky.map(({ message, showing }) => [message, showing])).toEqual([['broken', 2]])
    expect(queue.passing?.message).toBe('one')
    expect(withoutToast(queue, queue.sticky[0]?.id ?? 0).sticky).toEqual([])
  })

  it('shows the same toast once and starts its time anew', () => {
    const queue = queueOf(toast('info', 'one'), toast('info', 'one'))
    expect(queue.passing).toMatchObject({ id: 1, showing: 2 })
  })
})

const given: { show?: (toast: Toast) => void } = {}
const show = (toast: Toast) => given.show?.(toast)

const Caller = () => {
  const toasts = useToasts()
  useEffect(() => {
    given.show = toasts.show
  })
  return null
}

const draw = () =>
  render(
    <PanelProviders>
      <ToastProvider>
        <Caller />
      </ToastProvider>
    </PanelProviders>,
  )

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('[D9-17] leaves after 5 s', () => {
    draw()
    act(() => show(toast('success', 'Saved')))
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByRole('status').textContent).toContain('Saved')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('[D9-17] stays while the pointer is on it and 1 s longer', () => {
    draw()
    act(() => show(toast('success', 'Saved')))
    const card = screen.getByText('Saved')
    fireEvent.mouseEnter(card.closest('[data-kind]')?.parentElement ?? card)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('Saved')).not.toBeNull()
    expect(screen.queryByTestId('toast-time')).toBeNull()
    fireEvent.mouseLeave(card.closest('[data-kind]')?.parentElement ?? card)
    act(() => void vi.advanceTimersByTime(999))
    expect(screen.queryByText('Saved')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('[D9-17] shows its time as a bar, a sticky error has none and only its close button ends it', () => {
    draw()
    act(() => show(toast('warning', 'Hot')))
    expect(screen.getByTestId('toast-time').style.animationDuration).toBe('5000ms')
    act(() => void vi.advanceTimersByTime(5000))
    act(() => show(toast('stickyerror', 'Broken')))
    expect(screen.queryByTestId('toast-time')).toBeNull()
    act(() => void vi.advanceTimersByTime(600_000))
    expect(screen.getByRole('alert').textContent).toContain('Broken')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('[D3-28] says its kind, title and message, cleaned of what acts', async () => {
    await sanitizer.load()
    draw()
    act(() =>
      show({
        kind: 'error',
        title: '<b>Not</b> saved',
        message: 'a<img src=x onerror=alert(1)><br>b',
        holdsHtml: true,
      }),
    )
    const alert = screen.getByRole('alert')
    expect(screen.getByRole('img', { name: 'Error' })).not.toBeNull()
    expect(alert.textContent).toContain('<b>Not</b> saved')
    expect(alert.querySelector('img[src]')).toBeNull()
    expect(alert.querySelector('br')).not.toBeNull()
  })

  it('shows names in a message of our own as they are, whatever they look like', async () => {
    await sanitizer.load()
    draw()
    act(() => show({ kind: 'info', title: 'Done', message: '“<b>Evening</b>” and “<3” were added' }))
    expect(screen.getByRole('status').textContent).toContain('“<b>Evening</b>” and “<3” were added')
  })
})
