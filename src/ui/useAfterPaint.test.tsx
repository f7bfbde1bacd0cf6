import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAfterPaint } from './useAfterPaint'

it('gives a new value only after the paint of what it has led to, and the last one of several', async () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), {
    initialProps: { value: 'a' },
  })
  const seen: string[] = [result.current]
  rerender({ value: 'ab' })
  seen.push(result.current)
  rerender({ value: 'abc' })
  seen.push(result.current)
  expect(seen).toEqual(['a', 'a', 'a'])
  await waitFor(() => expect(result.current).toBe('abc'))
})

it('forgets a value that is on its way when it is unmounted', async () => {
  const { result, rerender, unmount } = renderHook(({ value }) => useAfterPaint(value), {
    initialProps: { value: 'a' },
  })
  rerender({ value: 'ab' })
  unmount()
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
  expect(result.current).toBe('a')
})
