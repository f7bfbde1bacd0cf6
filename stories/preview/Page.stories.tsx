import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import coreSections from '../../fixtures/pushUiConfig/core-sections.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import protectedPage from '../../fixtures/pushUiConfig/password-protected.json'
import sectionImage from '../../fixtures/pushUiConfig/section-image.json'
import visibleIf from '../../fixtures/pushUiConfig/visible-if.json'
import { DialogHost } from '../../src/preview/page/startPage'
import { OpenedPage } from '../../src/preview/page/OpenedPage'
import { PageSession } from '../../src/renderer'

const noImages = {}

interface Props {
  raw: unknown
  showsHidden: boolean
  tell: Parameters<typeof OpenedPage>[0]['tell']
}

function PageInFrame({ raw, showsHidden, tell }: Props) {
  const [session] = useState(() => new PageSession(raw))
  return (
    <DialogHost>
      <OpenedPage
        session={session}
        images={noImages}
        problem={undefined}
        showsHidden={showsHidden}
        isUnlocked={false}
        tell={tell}
      />
    </DialogHost>
  )
}

/** The page as it stands in the frame of the preview: drawn as by the interface, with nobody behind it. */
const meta = {
  title: 'preview/Page',
  component: PageInFrame,
  args: { raw: everyElement, showsHidden: false, tell: fn() },
} satisfies Meta<typeof PageInFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Drawn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: everyElement.page.label })).toBeVisible()
    await waitFor(() => expect(args.tell).toHaveBeenCalledWith(expect.objectContaining({ kind: 'report' })))
  },
}

/** Hidden fields are drawn on demand, each with the reason. */
export const HiddenFields: Story = {
  args: { raw: visibleIf, showsHidden: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Hidden because “/)).length).toBeGreaterThan(0)
  },
  tags: ['dark', 'phone'],
}

/** What only a player can draw has a labelled placeholder. */
export const CoreSections: Story = {
  args: { raw: coreSections },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/The interface draws this section itself/)).length,
    ).toBeGreaterThan(0)
  },
  tags: ['dark'],
}
export const SectionImage: Story = { args: { raw: sectionImage } }

/** Any word opens a protected page. */
export const Protected: Story = {
  args: { raw: protectedPage },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'This page is protected' })
    await waitFor(() =>
      expect(args.tell).toHaveBeenCalledWith(expect.objectContaining({ kind: 'phase', phase: 'locked' })),
    )
    await userEvent.type(within(dialog).getByLabelText('Password'), 'anything{Enter}')
    await canvas.findByRole('heading', { level: 1, name: protectedPage.page.label })
  },
}
