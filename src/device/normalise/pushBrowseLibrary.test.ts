import { expect, it } from 'vitest'
import htmlTitles from '../../../fixtures/pushBrowseLibrary/titles-in-html.json'
import { pushBrowseLibrary } from './pushBrowseLibrary'

it('takes {} as it is: the player does not know the address', () => {
  expect(pushBrowseLibrary({})).toEqual({})
})

it('gives a page lists and lists items, and leaves out rows and views that are none', () => {
  expect(pushBrowseLibrary({ navigation: { prev: null } })).toEqual({ navigation: { lists: [] } })
  expect(
    pushBrowseLibrary({
      navigation: {
        lists: [
          null,
          { items: null, availableListViews: ['list', 'carousel'], availableSortings: ['year', null] },
        ],
      },
    }),
  ).toEqual({
    navigation: { lists: [{ items: [], availableListViews: ['list'], availableSortings: ['year'] }] },
  })
})

it('reads titles that plugins wrote as HTML as text, and the links in that of a list as pages that it leads to', () => {
  const { navigation } = htmlTitles
  const [list] = navigation.lists
  expect(pushBrowseLibrary(htmlTitles)).toEqual({
    navigation: {
      ...navigation,
      info: { ...navigation.info, title: 'Quay finds' },
      lists: [
        {
          ...list,
          title: 'Found today',
          links: [
            { title: 'By mood', uri: 'finds/moods' },
            { title: 'By harbour', uri: 'finds/harbours' },
          ],
          items: list?.items.map((item, place) => ({
            ...item,
            title: ['[away] Slow Tide', 'ALBUM Net Loft', '</c0de> & A < B', 'More…'][place],
            ...(place === 0 && { artist: 'Slow Harbour' }),
          })),
        },
      ],
    },
  })
})

it('repairs items three levels deep and the info header', () => {
  const item = {
    title: 'Ebb',
    duration: '4:48',
    tracknumber: '1',
    favourite: { favourite: 1 },
    albumart: null,
  }
  const clean = { title: 'Ebb', duration: 288, tracknumber: 1, favourite: true }
  expect(
    pushBrowseLibrary({
      navigation: {
        lists: [{ items: [{ items: [item] }] }],
        info: { duration: 'time', year: 2021, local_albums: [item, 'x'] },
      },
    }),
  ).toEqual({
    navigation: { lists: [{ items: [{ items: [clean] }] }], info: { year: '2021', local_albums: [clean] } },
  })
})

it('keeps the ref that tells which request is answered', () => {
  expect(pushBrowseLibrary({ ref: 7 })).toEqual({ ref: '7' })
})
