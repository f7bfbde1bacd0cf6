import { describe, expect, it } from 'vitest'
import { noModals, withModalEvent, type ModalEvent } from './modalStack'

const modal = (title: string) => ({ title, message: '', buttons: [] })
const after = (...events: ModalEvent[]) => events.reduce(withModalEvent, noModals)
const openTitles = (...events: ModalEvent[]) =>
  after(...events).modals.map(({ content }) => {
    if (content.kind === 'dialog') return content.request.kind
    return content.kind === 'feature' ? content.request.name : content.modal.title
  })

const opened = (title: string): ModalEvent => ({ type: 'device.opened', modal: modal(title) })
const moved = (title: string): ModalEvent => ({ type: 'progress.moved', modal: modal(title) })
const done = (title: string): ModalEvent => ({ type: 'progress.done', modal: modal(title) })
const asked: ModalEvent = {
  type: 'dialog.opened',
  request: { kind: 'info', words: { message: '' }, answer: () => {} },
}

describe('the stack of modals', () => {
  it('[D4-22] opens the device’s modal, and a newer one in its place', () => {
    expect(openTitles(opened('one'))).toEqual(['one'])
    expect(openTitles(opened('one'), opened('two'))).toEqual(['two'])
  })

  it('[D4-22] follows a progress to its end in one modal', () => {
    const stack = after(moved('Scan'), moved('Scan'), done('Scan'))
    expect(stack.modals).toHaveLength(1)
    expect(stack.modals[0]?.content).toMatchObject({ kind: 'progress', isDone: true })
  })

  it('shows the end of a progress that never began here', () => {
    expect(openTitles(done('Scan'))).toEqual(['Scan'])
  })

  it('keeps a progress away that the user has closed, until it is done or another begins', () => {
    expect(openTitles(moved('Scan'), { type: 'modal.closed', id: 1 }, moved('Scan'))).toEqual([])
    expect(openTitles(moved('Scan'), { type: 'modal.closed', id: 1 }, moved('Scan'), done('Scan'))).toEqual([
      'Scan',
    ])
    expect(openTitles(moved('Scan'), { type: 'modal.closed', id: 1 }, moved('Copy'))).toEqual(['Copy'])
  })

  it('[D7-36] closes all of the device’s modals at once and leaves a question to the user open', () => {
    expect(openTitles(opened('one'), moved('Scan'), asked, { type: 'device.closedAll' })).toEqual(['info'])
  })

  it('stacks our dialogs on top', () => {
    expect(openTitles(opened('one'), asked, asked)).toEqual(['one', 'info', 'info'])
  })

  it("keeps a feature's modal through closeAllModals, which devices say at every reconnect, and opens it once", () => {
    const sleep: ModalEvent = { type: 'feature.opened', request: { name: 'sleep' } }
    expect(openTitles(opened('one'), sleep, sleep, { type: 'device.closedAll' })).toEqual(['sleep'])
  })
})

describe('the installer in the stack', () => {
  const moved = (since: number, isOver = false): ModalEvent => ({ type: 'installer.moved', isOver, since })
  const opened = (since: number): ModalEvent => ({ type: 'installer.opened', since })
  const closed: ModalEvent = { type: 'modal.closed', id: 1 }
  const ordered: ModalEvent = {
    type: 'feature.opened',
    request: { name: 'modal-plugin-installer', params: { order: 'one', since: 0 } },
  }
  const params = (...events: ModalEvent[]) =>
    after(...events).modals.map(({ content }) => content.kind === 'feature' && content.request.params)

  it('leaves the stack as it is at a status that changes nothing of it', () => {
    const open = after(moved(1))
    expect(withModalEvent(open, moved(2))).toBe(open)
    const away = withModalEvent(open, { type: 'modal.closed', id: 1 })
    expect(withModalEvent(away, moved(3))).toBe(away)
  })

  it('[D4-25] opens at the first status, wherever that was begun, and once', () => {
    expect(params(moved(5), moved(6))).toEqual([{ since: 5 }])
    expect(params(opened(5), moved(6))).toEqual([{ since: 5 }])
  })

  it('[D2.12-4] is large', () => {
    expect(after(moved(5)).modals[0]?.content).toMatchObject({ request: { size: 'lg' } })
  })

  it('keeps what was ordered here when the player opens it, too', () => {
    expect(params(ordered, opened(5), moved(6))).toEqual([{ order: 'one', since: 0 }])
  })

  it('that was put away stays away while it goes on, and comes back with its end or when the player opens it', () => {
    expect(params(moved(5), closed, moved(6))).toEqual([])
    expect(params(moved(5), closed, moved(6), moved(7, true))).toEqual([{ since: 7 }])
    expect(params(moved(5), closed, moved(6), opened(7))).toEqual([{ since: 7 }])
  })

  it('begins anew for another installation once one is over', () => {
    expect(params(moved(5), moved(6, true), moved(7))).toEqual([{ since: 7 }])
    expect(params(moved(5), moved(6, true), closed, moved(7))).toEqual([{ since: 7 }])
  })
})
