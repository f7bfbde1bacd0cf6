import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { type Dialogs, DialogsContext } from '../../ui/dialogs/Dialogs'
import { UnsavedEdits, type SaveOutcome, UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEdits'
import { useStepEdits, type Way } from './useWizardForms'

/**
 * A step whose page holds an edit that ends so when it is saved; its user answers the question, if there is
 * one, with `answer`.
 */
function open(outcome: SaveOutcome, answer = false) {
  const edits = new UnsavedEdits()
  const save = vi.fn<() => Promise<SaveOutcome>>(() => Promise.resolve(outcome))
  const confirm = vi.fn<Dialogs['confirm']>(() => Promise.resolve(answer))
  edits.report(save)
  const no = () => Promise.resolve()
  const dialogs: Dialogs = { info: no, gotIt: no, error: no, confirm, yesNo: confirm, password: confirm }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PanelProviders>
      <DialogsContext value={dialogs}>
        <UnsavedEditsContext value={edits}>{children}</UnsavedEditsContext>
      </DialogsContext>
    </PanelProviders>
  )
  const { result } = renderHook(useStepEdits, { wrapper })
  return {
    edits,
    save,
    confirm,
    leave: async (way: Way) => {
      const mayLeave = await act(() => result.current.mayLeave(way))
      return [mayLeave, result.current.problem]
    },
  }
}

it.each([
  ['saved', 'on', true, undefined],
  ['saved', 'back', true, undefined],
  ['invalid', 'on', false, 'fields'],
  ['invalid', 'back', true, undefined],
  ['refused', 'on', false, 'unsaved'],
  ['refused', 'back', false, 'unsaved'],
] as const)('a save that ends as %s lets go %s: %s', async (outcome, way, mayLeave, problem) => {
  const step = open(outcome)
  expect(await step.leave(way)).toEqual([mayLeave, problem])
  expect(step.save).toHaveBeenCalledTimes(1)
  expect(step.confirm).not.toHaveBeenCalled()
})

it.each([true, false])('asks before what cannot be saved is lost, answered %s', async (answer) => {
  const step = open('none', answer)
  expect(await step.leave('on')).toEqual([answer, undefined])
  expect([step.confirm.mock.calls.length, step.edits.exist()]).toEqual([1, !answer])
})

it.each([true, false])('asks and saves nothing on the way out, answered %s', async (answer) => {
  const step = open('saved', answer)
  expect(await step.leave('out')).toEqual([answer, undefined])
  expect(step.save).not.toHaveBeenCalled()
})

it('asks nothing where nothing was changed', async () => {
  const step = open('none')
  step.edits.giveUp()
  expect(await step.leave('out')).toEqual([true, undefined])
  expect(step.confirm).not.toHaveBeenCalled()
})
