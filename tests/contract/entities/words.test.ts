import { describe, expect, it } from 'vitest'
import { laterDocumentValidators } from '../../../schemas/generated/laterDocumentValidators'
import { pageValidators } from '../../../schemas/generated/pageValidators'
import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import { allPushChecks } from '../../support/allPushChecks'
import { checkPush } from '../checkPush'

const pushes = allPushChecks.validators

const browsesWithViews = (availableListViews: unknown) =>
  pushes.pushBrowseLibrary({
    navigation: { lists: [{ title: 'x', icon: 'y', items: [], availableListViews }] },
  })
const toastPasses = (type: string) => pushes.pushToastMessage({ type, message: '', title: '' })
const modalPasses = (size: string) => pushes.openModal({ title: '', message: '', buttons: [], size })
const networkPasses = (security: unknown) => pushes.pushWirelessNetworks({ available: [{ security }] })
const sharePasses = (fstype: string) =>
  allRequestValidators.addShare({ ip: '192.168.1.99', path: 'music', fstype })
const pagePasses = (head: object) =>
  pageValidators.page({ page: { label: 'x', ...head }, sections: [], host: 'http://192.168.1.50' })
const equaliserPasses = (config: object) =>
  pageValidators.equalizer({ id: 'e', element: 'equalizer', config })

describe('words that a field is limited to', () => {
  it('[D3-1] a player plays, pauses or is stopped', () => {
    for (const status of ['play', 'pause', 'stop']) expect(pushes.pushState({ status })).toBe(true)
    for (const status of ['playing', '', null, undefined]) expect(pushes.pushState({ status })).toBe(false)
  })

  it('[D3-16] every type of browse item passes the gateway', () => {
    const types =
      'folder song mywebradio mywebradio-category webradio pin playlist cuesong cuefile remdisk folder-with-favourites internal-folder album artist cd play-playlist radio-favourites radio-category spotify-category streaming-category title item-no-menu'
    for (const type of types.split(' '))
      expect(checkPush('pushBrowseLibrary', { navigation: { lists: [{ items: [{ type }] }] } })).toEqual([])
  })

  it('[D3-17] a browse list is shown as list or grid', () => {
    expect([browsesWithViews(['list', 'grid']), browsesWithViews(['grid']), browsesWithViews([])]).toEqual([
      true,
      true,
      true,
    ])
    expect([browsesWithViews(['carousel']), browsesWithViews('list')]).toEqual([false, false])
  })

  it('[D3-28] a toast has one of five types', () => {
    expect(
      ['success', 'info', 'warning', 'error', 'stickyerror'].filter((type) => !toastPasses(type)),
    ).toEqual([])
    expect(toastPasses('notice')).toBe(false)
  })

  it('[D3-30] a custom modal has one of three sizes', () => {
    expect(['sm', 'md', 'lg'].filter((size) => !modalPasses(size))).toEqual([])
    expect(modalPasses('huge')).toBe(false)
  })

  it('[D3-45] security of a Wi-Fi network is a word, or an object with a label', () => {
    for (const word of ['open', 'wep', 'wpa', 'wpa2']) expect(networkPasses(word)).toBe(true)
    expect([networkPasses({ label: 'WPA2' }), networkPasses(5)]).toEqual([true, false])
  })

  it('[D3-46] a network drive that we add is cifs or nfs', () => {
    expect([sharePasses('cifs'), sharePasses('nfs'), sharePasses('ftp')]).toEqual([true, true, false])
  })
})

describe('entities outside of pushes', () => {
  it('[D3-24] a web radio is saved by name and address', () => {
    const radio = { name: 'Harbour FM', uri: 'http://radio.example/harbour.mp3' }
    expect(allRequestValidators.addWebRadio(radio)).toBe(true)
    expect(allRequestValidators.addWebRadio({ ...radio, name: 5 })).toBe(false)
    expect(allRequestValidators.addWebRadio({ ...radio, uri: null })).toBe(false)
  })

  it('[D3-54] the wallet of a crypto donation has name, address and alias', () => {
    const withWallet = (wallet: object) => laterDocumentValidators.wizardBrand({ cryptoDonations: [wallet] })
    const wallet = { name: 'btc', address: 'wallet-of-nobody', alias: 'Bitcoin' }
    expect(withWallet(wallet)).toBe(true)
    for (const field of Object.keys(wallet)) expect(withWallet({ ...wallet, [field]: 5 })).toBe(false)
  })

  it('[D3-57] the device name comes as text or as {name}', () => {
    expect([checkPush('pushDeviceName', 'Attic'), checkPush('pushDeviceName', { name: 'Attic' })]).toEqual([
      [],
      [],
    ])
    expect(checkPush('pushDeviceName', { label: 'Attic' })).not.toEqual([])
  })

  it('[D3-36] a page has label, description and password protection', () => {
    expect(pagePasses({ description: 'y', passwordProtection: { enabled: true, message: 'z' } })).toBe(true)
    const wrong = [
      { label: 5 },
      { description: {} },
      { passwordProtection: 'yes' },
      { passwordProtection: { enabled: 'yes' } },
      { passwordProtection: { message: 5 } },
    ]
    expect(wrong.filter(pagePasses)).toEqual([])
  })

  it('[D3-37] a section takes each of its fields', () => {
    const section = {
      id: 's',
      coreSection: 'wifi',
      hidden: false,
      element: 'section',
      label: 'l',
      description: 'd',
      icon: 'fa-cog',
      image: 'i.png',
      plugin: 'a/b',
      content: [],
      onSave: { type: 'plugin', endpoint: 'a/b', method: 'm', askForConfirm: { title: 't', message: 'q' } },
      saveButton: { label: 'Save', data: ['f'], hidden: false },
    }
    expect(pageValidators.section(section)).toBe(true)
    const wrong = [
      { id: 5 },
      { coreSection: {} },
      { hidden: 'maybe' },
      { element: 5 },
      { label: {} },
      { description: 5 },
      { icon: [] },
      { image: 5 },
      { onSave: 'save' },
      { onSave: { endpoint: 'a/b' } },
      { onSave: { endpoint: 'a/b', method: 'm', askForConfirm: 'sure?' } },
      { onSave: { endpoint: 'a/b', method: 'm', askForConfirm: { title: 5 } } },
      { saveButton: [] },
      { saveButton: { label: 5 } },
      { saveButton: { data: 'f' } },
      { saveButton: { data: [5] } },
      { saveButton: { hidden: 5 } },
    ]
    expect(wrong.filter((field) => pageValidators.section({ ...section, ...field }))).toEqual([])
  })

  it('[D3-38] a content item takes each of its fields', () => {
    const base = {
      id: 'i',
      label: 'l',
      description: 'd',
      doc: 'h',
      hidden: false,
      visibleIf: { field: 'f', value: 1 },
    }
    const input = {
      ...base,
      element: 'input',
      type: 'text',
      value: '',
      attributes: [{ placeholder: 'p' }, { maxlength: 4 }],
    }
    const select = {
      ...base,
      element: 'select',
      value: { value: 1, label: 'One' },
      options: [{ value: 1, label: 'One' }],
    }
    const onClick = {
      type: 'emit',
      message: 'm',
      data: {},
      url: 'u',
      plugin: 'p',
      performerUrl: 'u',
      scopes: ['s'],
      pageName: 'n',
      askForConfirm: { title: 't', message: 'q' },
    }
    expect(pageValidators.input(input)).toBe(true)
    expect(pageValidators.switch({ ...base, element: 'switch', value: true })).toBe(true)
    expect(pageValidators.select(select)).toBe(true)
    expect(pageValidators.button({ ...base, element: 'button', button_label: 'b', onClick })).toBe(true)
    expect(pageValidators.equalizer({ ...base, element: 'equalizer', config: { bars: [] } })).toBe(true)
    const wrong = [
      { id: 5 },
      { label: {} },
      { description: 5 },
      { doc: 5 },
      { hidden: 'maybe' },
      { visibleIf: 'f' },
      { visibleIf: { value: 1 } },
      { element: 'hologram' },
    ]
    expect(wrong.filter((field) => pageValidators.input({ ...input, ...field }))).toEqual([])
    const clicks = [
      { type: 5 },
      { message: undefined },
      { url: 5 },
      { plugin: 5 },
      { performerUrl: 5 },
      { scopes: 's' },
      { pageName: 5 },
      { askForConfirm: 'sure?' },
    ]
    expect(clicks.filter((field) => pageValidators.onClick({ ...onClick, ...field }))).toEqual([])
    expect(pageValidators.button({ ...base, element: 'button', button_label: 5 })).toBe(false)
    expect(pageValidators.switch({ ...base, element: 'switch', value: {} })).toBe(false)
  })

  it('[D3-39] an equaliser takes each field of its set-up', () => {
    const bar = {
      min: 0,
      max: 10,
      step: 1,
      value: [2, 8],
      range: true,
      tooltip: 'always',
      ticks: [0, 5],
      ticksLabels: ['a', 'b'],
      ticksPositions: [0, 50],
      tickSnapBounds: 10,
    }
    expect(equaliserPasses({ class: 'c', orientation: 'vertical', bars: [bar] })).toBe(true)
    const wrong = [
      { min: {} },
      { max: null },
      { step: [] },
      { value: {} },
      { range: 5 },
      { tooltip: 5 },
      { ticks: 5 },
      { ticksLabels: 'a' },
      { ticksPositions: [{}] },
      { tickSnapBounds: {} },
    ]
    expect(wrong.filter((field) => equaliserPasses({ bars: [{ ...bar, ...field }] }))).toEqual([])
    expect([
      equaliserPasses({ bars: [], class: 5 }),
      equaliserPasses({ bars: [], orientation: 5 }),
      equaliserPasses({ bars: {} }),
    ]).toEqual([false, false, false])
  })
})
