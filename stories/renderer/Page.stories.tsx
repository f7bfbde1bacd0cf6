import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import dirtyItems from '../../fixtures/pushUiConfig/dirty-items.json'
import emptyObject from '../../fixtures/pushUiConfig/empty-object.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import hostileHtml from '../../fixtures/pushUiConfig/hostile-html.json'
import longGerman from '../../fixtures/pushUiConfig/long-german.json'
import noSections from '../../fixtures/pushUiConfig/no-sections.json'
import sixtyMixedFields from '../../fixtures/pushUiConfig/sixty-mixed-fields.json'
import untranslated from '../../fixtures/pushUiConfig/untranslated.json'
import withoutSectionsKey from '../../fixtures/pushUiConfig/without-sections-key.json'
import { narrow } from '../support/looksOf'
import { PageStory } from '../support/PageStory'

/** Whole pages, as devices and plugin authors push them. */
const meta = { title: 'renderer/Page', component: PageStory, args: { onCommand: fn() } } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const EveryElement: Story = { args: { raw: everyElement }, tags: ['dark', 'phone'] }
export const SixtyFields: Story = { args: { raw: sixtyMixedFields } }
export const LongGerman: Story = { args: { raw: longGerman, language: 'de' }, tags: ['narrow'] }
export const DirtyItems: Story = { args: { raw: dirtyItems }, tags: ['dark'] }
export const DirtyItemsGerman: Story = { args: { raw: dirtyItems, language: 'de' }, ...narrow }
export const HostileHtml: Story = { args: { raw: hostileHtml } }
export const Untranslated: Story = { args: { raw: untranslated } }

export const NoSections: Story = {
  args: { raw: noSections },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page has nothing to set.')).toBeVisible()
  },
}
export const WithoutSectionsKey: Story = { ...NoSections, args: { raw: withoutSectionsKey } }
export const EmptyObject: Story = { ...NoSections, args: { raw: emptyObject } }
