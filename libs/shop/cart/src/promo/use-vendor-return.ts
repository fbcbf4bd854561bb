import { vendorValidateAndUpdateCart } from '@soe/contracts/routes'
import { isHandledByShop } from '@soe/shop-journey'
import { useChange, useShop, useTexts } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { promoTexts } from './promo-texts'
import { clearVendor, readVendorReturn } from './vendor-return'

/** Redeems the code that a shopper brings back from the vendor, and reports the result. */
export const useVendorReturn = (cartId: string) => {
  const { environment, notices } = useShop()
  const texts = useTexts(promoTexts)
  const [path, navigate] = useLocation()
  const back = readVendorReturn(useSearch(), environment)
  const { mutate } = useChange(vendorValidateAndUpdateCart, {
    meta: { showsError: true },
    onDone: () => notices.show({ type: 'success', text: texts.verified }),
    onFailed: (error) => {
      if (!isHandledByShop(error)) notices.show({ type: 'error', text: texts.notVerified, sticky: true })
    },
  })
  const isBack = back !== undefined
  useEffect(() => {
    if (!back) return
    clearVendor(environment)
    navigate(path, { replace: true })
    const { authCode } = back
    if (authCode !== undefined) mutate({ cartInfo: { cartId }, authCode, redirectUri: path })
    // oxlint-disable-next-line react/exhaustive-deps -- each return is handled once
  }, [isBack])
}
