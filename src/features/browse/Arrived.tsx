import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'

interface Props {
  /** Says what is there now; '' while nobody knows. Not asked where nothing is told. */
  children: () => string
  address: string
  /** Nobody has moved yet: what is there is read like any page. */
  isStart: boolean
}

/** Tells who does not see it that another page is there. */
export function Arrived({ children, address, isStart }: Props) {
  const [first, setFirst] = useState(isStart ? address : undefined)
  if (first !== undefined && first !== address) setFirst(undefined)
  return <VisuallyHidden role="status">{first === undefined ? children() : ''}</VisuallyHidden>
}
