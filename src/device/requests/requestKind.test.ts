import { expect, it } from 'vitest'
import { requestKind } from './createRequestGateway'

it.each(['getState', 'GetTrackInfo', 'getMyFaceplateStatus', 'listPlaylist', 'browseLibrary', 'search'])(
  'takes %s for a question',
  (event) => expect(requestKind(event)).toBe('question'),
)

it.each(['play', 'volume', 'callMethod', 'checkPassword', 'goTo', 'getaway', 'setSleep', 'listen'])(
  'takes %s for a command',
  (event) => expect(requestKind(event)).toBe('command'),
)
