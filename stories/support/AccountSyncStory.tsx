import { useState, useSyncExternalStore } from 'react'
import { AccountContext, AccountSync, type Account } from '../../src/features/account/sync/AccountSync'
import { noAccount } from '../../src/features/account/sync/AccountSync'
import { useDevice } from '../../src/device'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { ScriptedPlayer, type Answers } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface AccountSyncStoryProps {
  /** The account of this interface; none unless told. */
  account?: Partial<Account>
  /** What the player pushes when it is asked. */
  answers?: Answers
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

const nothing = () => undefined

/** The process shows nothing by itself; here is what goes over the wire. */
function Wire() {
  const { record } = useDevice()
  const entries = useSyncExternalStore(
    (listener) => record.subscribe(listener),
    () => record.entries(),
  )
  return (
    <ol aria-label="On the wire">
      {entries.map(({ id, direction, event }) => (
        <li key={id}>{`${direction === 'out' ? 'to' : 'from'} the player: ${event}`}</li>
      ))}
    </ol>
  )
}

/** The accounts of interface and player being kept in step, on a player of the gallery. */
export function AccountSyncStory({ account, answers = {}, onPlayer }: AccountSyncStoryProps) {
  const [player] = useState(() => {
    const made = new ScriptedPlayer({ answers })
    onPlayer?.(made)
    return made
  })
  const here: Account = { ...noAccount, isPresent: account !== undefined, ...account }
  return (
    <StoryProviders player={player} services={browserServices} handlers={noHandlers}>
      <AccountContext value={here}>
        <p>{account ? 'This interface has accounts.' : 'This interface has no accounts.'}</p>
        <Wire />
        <AccountSync onUpgrade={nothing} />
      </AccountContext>
    </StoryProviders>
  )
}
