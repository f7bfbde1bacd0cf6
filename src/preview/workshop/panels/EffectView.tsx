import type { Effect } from '../../report/Effect'
import { Notice } from '../../../ui/Notice'
import classes from './EffectView.module.css'
import { JsonBlock } from './JsonBlock'

interface Props {
  effect: Effect
  /** Whose effect it is, e.g. `Save of Sound`. */
  of: string
}

/** What a button would do: the payload that goes out, the address that is opened, or why nothing happens. */
export function EffectView({ effect, of }: Props) {
  switch (effect.kind) {
    case 'sends':
      return <JsonBlock label={effect.event} what={`what ${of} sends`} text={effect.payload} />
    case 'refused':
      return (
        <>
          <Notice kind="error">
            The interface does not send this, because it could crash a player: {effect.reason}.
          </Notice>
          <JsonBlock label={effect.event} what={`what ${of} asks for`} text={effect.payload} />
        </>
      )
    case 'opens':
      return (
        <p className={classes.words}>
          {effect.isSignIn ? 'Leads to the sign-in at ' : 'Opens in a new window '}
          <code className={classes.address}>{effect.address}</code>
        </p>
      )
    case 'follows':
      return (
        <p className={classes.words}>
          Follows the link to <code className={classes.address}>{effect.address}</code>
        </p>
      )
    case 'unsafe':
      return (
        <Notice kind="error">
          Opens nothing, because only http and https are opened:{' '}
          <code className={classes.address}>{effect.address}</code>
        </Notice>
      )
    case 'goesTo':
      return (
        <p className={classes.words}>
          Opens the static page <code className={classes.address}>{effect.pageName}</code>
        </p>
      )
    case 'plans':
      return <p className={classes.words}>Opens the plans of the account area.</p>
    case 'nothing':
      return <Notice kind="warning">Does nothing: the page does not say what.</Notice>
  }
}
