import { platformTexts, useNetworkSince, useTexts, type ShopError } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'

export const useFailureText = (error: ShopError): string => {
  const { tryAgain } = useTexts(platformTexts)
  const { offline, connected, declined } = useTexts(checkoutTexts)
  const network = useNetworkSince(error)
  if (error.id === 'PAYMENT_DECLINED') return declined
  if (error.handling !== 'retry') return error.normalised.message
  return { gone: offline, back: connected, on: tryAgain }[network]
}
