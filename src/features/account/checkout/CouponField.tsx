import { Button } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { TextField } from '../../../ui/TextField'
import classes from './CouponField.module.css'

interface Props {
  value: string
  onChange: (coupon: string) => void
  /** On the landing page a coupon does not take the place of the trial [A5-18]. */
  isBesideTrial?: boolean
}

/** Asks whether there is a coupon, and takes its code [A2.4-13]. The code itself is judged by the checkout only [A5-19]. */
export const CouponField = ({ value, onChange, isBesideTrial = false }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(value !== '')
  if (!isOpen) {
    return (
      <div>
        <Button
          className={classes.ask ?? ''}
          classNames={{ label: classes.label ?? '' }}
          variant="subtle"
          color="gray"
          leftSection={<IconTicket size={20} stroke={1.5} aria-hidden />}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {t('accountCheckout.coupon.ask')}
        </Button>
      </div>
    )
  }
  return (
    <TextField
      label={t('accountCheckout.coupon.label')}
      hint={t(isBesideTrial ? 'accountCheckout.coupon.hintBoth' : 'accountCheckout.coupon.hint')}
      value={value}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      // It comes because somebody pressed for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={value === ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
