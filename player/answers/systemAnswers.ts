import type { PlayerContext } from '../core/PlayerContext'
import type {
  PushDonePage,
  PushExperienceAdvancedSettings,
  PushAvailableLanguages,
  UpdateInfo,
  PushDeviceActivationStatus,
  PushUiSettings,
} from '../../schemas/generated/types'
import available from '../texts/languages.json' with { type: 'json' }
import type { JsonObject } from '../../authoring/json/Json'

/** The player's name [D3-57]: a text, or the object of other versions, which the control page can ask for. */
export function deviceName({ faults, storage }: PlayerContext): string | { name: string } {
  const { name } = storage.device.value()
  return faults.happens('name-as-object') ? { name } : name
}

/**
 * The wizard's last page [D3-61 D9-41]; amounts in EUR. Asks for a donation only when the brand says who
 * takes it.
 */
export function donePage({ brand, faults, say }: PlayerContext): PushDonePage {
  const donation = brand.donation !== undefined || faults.happens('donation-without-provider')
  return {
    congratulations: say('WIZARD.CONGRATULATIONS'),
    title: say('WIZARD.DONE_TITLE'),
    message: say(donation ? 'WIZARD.DONE_AND_DONATE' : 'WIZARD.DONE'),
    donation,
    donationAmount: { donationAmount: 20, amounts: [10, 20, 50, 100], customAmount: 150 },
  }
}

/** How many settings the owner wants to see [D3-59]. */
export function experience({ say, storage }: PlayerContext): PushExperienceAdvancedSettings {
  const few = { id: false, label: say('WIZARD.FEW_SETTINGS') }
  const all = { id: true, label: say('WIZARD.ALL_SETTINGS') }
  return { status: storage.owner.value().allSettings ? all : few, options: [few, all] }
}

/** The languages that can be chosen and the one that is set [D1-14]. */
export function languages({ storage }: PlayerContext): PushAvailableLanguages {
  const current = available.find(({ code }) => code === storage.device.value().language)
  return { defaultLanguage: current ?? { code: 'en', language: 'English' }, available }
}

/** pushSystemVersion: the version that runs [D3-50]. */
export function systemVersion({ storage }: Pick<PlayerContext, 'storage'>): JsonObject {
  const { version, built, channel } = storage.system.value()
  return {
    systemversion: version,
    builddate: built,
    variant: channel === 'test' ? 'test' : 'demo',
    hardware: 'pc',
    additionalSVInfo: 'Embedded player',
  }
}

/** The version after one: its last number is counted up, e.g. 0.9 → 0.10. */
export const nextVersion = (version: string): string =>
  version.replace(/\d+(?!.*\d)/, (last) => String(Number(last) + 1))

/** What runs in a browser that takes a description for more than text; none of it may. */
const hostile =
  '<p>Quieter <b>fan</b></p><img src="x" onerror="window.attacked=1"><script>window.attacked=1</script><a href="javascript:window.attacked=1">More</a><iframe srcdoc="<script>parent.attacked=1</script>"></iframe>'

/** updateReady: an update that is there, or not, as the control page asks [D3-29]. */
export function updateInfo({ faults, say, storage }: PlayerContext): UpdateInfo {
  if (faults.happens('update-none'))
    return { title: '', description: '', updateavailable: false, changeLogLink: '' }
  const version = nextVersion(storage.system.value().version)
  const ready = {
    title: say('UPDATE.TITLE', { version }),
    updateavailable: true,
    description: faults.happens('update-hostile') ? hostile : say('UPDATE.DESCRIPTION'),
    changeLogLink: faults.happens('update-hostile-link') ? 'javascript:window.attacked=1' : '',
  }
  if (!faults.happens('update-alternative')) return ready
  return {
    ...ready,
    title: say('UPDATE.CHANNEL_TITLE'),
    description: say('UPDATE.CHANNEL'),
    alternativeEmit: {
      message: 'callMethod',
      payload: { endpoint: 'system_controller/system', method: 'joinTestChannel', data: '' },
    },
  }
}

/** Whether the player is activated already, for which plan and account [D3-60 D8-11]. */
export function activationStatus({ brand, say, storage }: PlayerContext): PushDeviceActivationStatus {
  const code = storage.owner.value().activatedWith
  if (code === null) return { activated: false, alreadyActivated: false }
  return {
    alreadyActivated: true,
    message: say('WIZARD.ALREADY_ACTIVATED'),
    plan: 'superstar',
    email: `owner@${new URL(brand.share.site).hostname}`,
  }
}

/**
 * How the interface is to look: a colour, a picture or, until one is chosen, neither; the language, the
 * theme, which is the brand's [D3-34].
 */
export function uiSettings({ storage, brand }: PlayerContext): PushUiSettings {
  const { color, background } = storage.appearance.value()
  return {
    ...(color === undefined ? background && { background } : { color }),
    language: storage.device.value().language,
    theme: brand.theme ?? 'default',
    ...(storage.tools.value().inputs && {
      sideMenu: { checkboxes: { analogInput: true, bluetooth: true, light: true } },
    }),
    ...(storage.wizard.value().persistent && { persistentWizard: true }),
  }
}
