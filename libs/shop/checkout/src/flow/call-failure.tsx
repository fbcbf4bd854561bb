import type { Handling } from '@soe/rules'
import type { ShopError } from '@soe/shop-platform'
import { Notice, WarningIcon } from '@soe/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFailureText } from './use-failure-text'

/** Handled by the shop for the whole page: a redirect, a sign-out, the lock's own notice. */
const handledElsewhere: readonly Handling[] = [
  'aborted',
  'cart-lock',
  'cart-lost',
  'case-cancelled',
  'past-due-notice',
  'logout',
  'scheduled-order',
  'cart-account-member',
  'express-checkout',
  'checkout-error-page',
]

export const isShownHere = ({ handling }: ShopError): boolean => !handledElsewhere.includes(handling)

/** Shows why a call failed and takes focus; what was typed stays. */
export const CallFailure = ({ error, children }: { error: ShopError; children?: ReactNode }) => {
  const text = useFailureText(error)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [error])
  if (!isShownHere(error)) return null
  return (
    <Notice ref={box} role="alert" tabIndex={-1} icon={<WarningIcon />}>
      {children ?? text}
    </Notice>
  )
}
