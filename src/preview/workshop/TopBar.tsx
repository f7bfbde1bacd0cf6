import { SegmentedControl } from '@mantine/core'
import { IconMoon, IconPlugConnectedX, IconRefresh, IconSnowflake, IconSun } from '@tabler/icons-react'
import type { Settings } from './settings/Settings'
import classes from './TopBar.module.css'
import type { Connection } from './useLiveData'

interface Props {
  productName: string
  /** The file that is drawn, or what was asked for. */
  asked: string
  connection: Connection
  scheme: Settings['scheme']
  onScheme: (scheme: Settings['scheme']) => void
}

const schemeChoices = [
  { value: 'light', label: <IconSun size={18} stroke={1.5} display="block" role="img" aria-label="Light" /> },
  { value: 'dark', label: <IconMoon size={18} stroke={1.5} display="block" role="img" aria-label="Dark" /> },
]

const states = {
  live: { Icon: IconRefresh, words: 'Follows each save' },
  away: { Icon: IconPlugConnectedX, words: 'The command has ended. Trying to reach it again …' },
  static: { Icon: IconSnowflake, words: 'As it was written' },
}

/** Says what is drawn and whether saves are heard of; day and night. */
export function TopBar({ productName, asked, connection, scheme, onScheme }: Props) {
  const { Icon, words } = states[connection]
  return (
    <header className={classes.bar}>
      <h1 className={classes.title}>
        <span className={classes.product}>{productName}</span> Preview
      </h1>
      <p className={classes.file} title={asked}>
        <bdi>{asked}</bdi>
      </p>
      <p className={classes.state} data-state={connection} role="status">
        <Icon size={18} stroke={1.5} aria-hidden />
        <span>{words}</span>
      </p>
      <SegmentedControl
        aria-label="Colour scheme"
        className={classes.scheme}
        data={schemeChoices}
        value={scheme}
        onChange={(value) => onScheme(value === 'dark' ? 'dark' : 'light')}
      />
    </header>
  )
}
