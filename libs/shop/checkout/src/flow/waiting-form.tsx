import { useIsOnline, usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { Stack } from '@soe/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'

const WayBack = () => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  return (
    <div>
      <CartLink href={pathOf('cart')}>{texts.backToCart}</CartLink>
    </div>
  )
}

/** Shown while a form's code is loading; offline, it also links back to the cart. */
export const WaitingForm = ({ children }: { children: ReactNode }) => {
  const isOnline = useIsOnline()
  return (
    <Stack gap={28}>
      {children}
      {!isOnline && <WayBack />}
    </Stack>
  )
}
