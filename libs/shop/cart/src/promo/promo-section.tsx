import type { CartView } from '@soe/contracts'
import { vendorValidateAndUpdateCart } from '@soe/contracts/routes'
import { isPrepay, isSignedIn } from '@soe/rules'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { CartNotes } from '@soe/shop-steps'
import { Disclosure } from '@soe/ui'
import { useState } from 'react'
import { isAboutCodes } from '../note-places'
import { AppliedList } from './applied-list'
import { CodeField } from './code-field'
import { givenReferral } from './given-referral'
import { OwnReferral } from './own-referral'
import { promoTexts } from './promo-texts'
import styles from './promo.module.css'
import { useReplacedCode } from './use-replaced-code'
import { useVendorReturn } from './use-vendor-return'
import { VendorLink } from './vendor-link'

const MoreCodes = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(promoTexts)
  const { audience } = useIdentity()
  const referral = givenReferral(cart, useShop().environment)
  const [isOpen, setIsOpen] = useState(referral !== '')
  return (
    <Disclosure title={texts.moreCodes} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <div className={styles.more}>
        <CodeField cart={cart} kind="friends" />
        <CodeField cart={cart} kind="referral" given={referral} />
        {audience in vendorValidateAndUpdateCart.paths && <VendorLink />}
        {isOpen && isSignedIn(audience) && <OwnReferral />}
      </div>
    </Disclosure>
  )
}

/** Codes that lower the price; prepaid carts take promo codes alone. */
export const PromoSection = ({ cart }: { cart: CartView }) => {
  const { audience } = useIdentity()
  useVendorReturn(cart.cartId)
  useReplacedCode(cart)
  return (
    <div className={styles.promo}>
      <AppliedList cart={cart} />
      <div className={styles.goodNews}>
        <CartNotes cart={cart} shows={isAboutCodes} />
      </div>
      <CodeField cart={cart} kind="promo" />
      {!isPrepay(audience) && <MoreCodes cart={cart} />}
    </div>
  )
}
