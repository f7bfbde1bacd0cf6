import { IconDeviceSpeaker } from '@tabler/icons-react'
import { SectionFrame, type CoreSectionComponent, type CoreSections } from '../../renderer'
import classes from './coreSections.module.css'

/** What the interface draws in each section that it brings itself [D2.10-14]. */
const drawn = {
  'network-status': 'the state of each network connection, with addresses and signal strength',
  wifi: 'the wireless networks in reach, and the question for a password',
  'my-music': 'what is in the collection, and the buttons that look for music anew',
  'network-drives': 'the network drives with their state, and the form that adds one',
  'my-music-plugin-enabler': 'the sources of music, each with a switch',
  'system-version': 'the version of the system, and the button that looks for updates',
  'firmware-upload': 'the choice of a firmware file, and how far it is sent',
  'ui-settings': 'background and language of the interface',
}

function placeholder(name: string, words: string): CoreSectionComponent {
  return function CoreSectionPlaceholder({ section }) {
    return (
      <SectionFrame section={section} title={name}>
        <div className={classes.placeholder} lang="en" data-placeholder>
          <IconDeviceSpeaker size={24} stroke={1.5} aria-hidden className={classes.icon} />
          <p className={classes.words}>
            The interface draws this section itself. On a player here stands <b>{words}</b>.
          </p>
        </div>
      </SectionFrame>
    )
  }
}

/** Labelled placeholders of the sections that only a player has something for; unknown ones are drawn as on players. */
export const coreSections: CoreSections = Object.fromEntries(
  Object.entries(drawn).map(([name, words]) => [name, placeholder(name, words)]),
)
