import { describe, expect, it } from 'vitest'
import { createSubscriptions } from './createRequestGateway'

const queue = { event: 'getQueue', payload: undefined }
const page = { event: 'getUiConfig', payload: { page: 'a/b' } }

describe('createSubscriptions', () => {
  it('gives each held question once, at the next connect only', () => {
    const book = createSubscriptions()
    book.hold(queue)
    book.hold({ ...queue })
    book.hold(page)
    expect(book.takeDue()).toEqual([queue, page])
    expect(book.takeDue()).toEqual([])
  })

  it('gives kept questions at every connect while somebody asks', () => {
    const book = createSubscriptions()
    const first = book.keep(page)
    const second = book.keep({ event: 'getUiConfig', payload: { page: 'a/b' } })
    expect([first.isNew, second.isNew]).toEqual([true, false])
    first.release()
    first.release()
    expect(book.takeDue()).toEqual([page])
    expect(book.takeDue()).toEqual([page])
    second.release()
    expect(book.takeDue()).toEqual([])
    expect(book.keep(page).isNew).toBe(true)
  })

  it('gives what two breaks in a row found unanswered no third time, until it is kept anew', () => {
    const book = createSubscriptions()
    const { release } = book.keep(page)
    book.keep(queue)
    book.broke()
    expect(book.takeDue()).toEqual([page, queue])
    book.broke()
    expect(book.takeDue()).toEqual([queue])
    book.broke()
    expect(book.takeDue()).toEqual([queue])
    release()
    expect(book.keep(page).isNew).toBe(true)
    expect(book.takeDue()).toEqual([queue, page])
  })

  it.each([
    [page, 'pushUiConfig'],
    [{ event: 'browseLibrary', payload: { uri: 'a' } }, 'pushBrowseLibrary'],
    [{ event: 'callMethod', payload: { method: 'getLightSwitch' } }, 'pushLightSwitch'],
  ])('counts anew after an answer: %j by %s', (ask, push) => {
    const book = createSubscriptions()
    book.keep(ask)
    for (let time = 0; time < 3; time += 1) {
      book.broke()
      expect(book.takeDue()).toEqual([ask])
      book.answered(push)
      book.broke()
      expect(book.takeDue()).toEqual([ask])
      book.answered('pushState')
      book.answered(push)
    }
  })

  it('asks once what is both held and kept', () => {
    const book = createSubscriptions()
    book.hold(page)
    book.keep(page)
    expect(book.takeDue()).toEqual([page])
  })
})
