import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { testBrand } from '../../../../tests/support/testBrand'
import { BrandContext } from '../../../ui/brand/BrandContext'
import { LyricsServiceChoice } from './LyricsServiceChoice'
import { useLyricsService } from './lyricsService'

beforeEach(() => localStorage.clear())

function State() {
  const { address, host, isAllowed } = useLyricsService()
  return <output>{JSON.stringify([address, host, isAllowed])}</output>
}

const show = (word: string, lyrics?: string) =>
  render(
    <PanelProviders>
      <BrandContext value={{ ...testBrand, word, ...(lyrics && { lyrics }) }}>
        <LyricsServiceChoice />
        <State />
      </BrandContext>
    </PanelProviders>,
  )
const state = () => JSON.parse(screen.getByRole('status').textContent)

it('is off at first, says whom it concerns and what is sent, and is kept by this browser', async () => {
  show('acmea', 'https://lyrics.example/api-of-it')
  const choice = screen.getByRole<HTMLInputElement>('switch', { name: 'Lyrics from the internet' })
  expect(choice.checked).toBe(false)
  const note = document.getElementById(choice.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toMatch(/asks lyrics\.example.*artist, title, album and length/)
  expect(state()).toEqual(['https://lyrics.example/api-of-it', 'lyrics.example', false])
  await userEvent.click(choice)
  expect([state()[2], localStorage.getItem('acmea.lyrics')]).toEqual([true, 'on'])
  await userEvent.click(choice)
  expect([state()[2], localStorage.getItem('acmea.lyrics')]).toEqual([false, null])
})

it('is on where it was kept', () => {
  localStorage.setItem('acmeb.lyrics', 'on')
  show('acmeb', 'https://lyrics.example')
  expect(state()[2]).toBe(true)
})

it('is not there where the brand names no service, whatever was kept', () => {
  localStorage.setItem('acmec.lyrics', 'on')
  show('acmec')
  expect(screen.queryByRole('switch')).toBeNull()
  expect(state()).toEqual([null, '', false])
})
