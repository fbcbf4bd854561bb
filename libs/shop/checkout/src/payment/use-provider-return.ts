import type { CheckoutDetails } from '@soe/contracts'
import { confirmSubmit, getCheckoutDetails, paypalAuthenticate } from '@soe/contracts/routes'
import { queryKeyOf, useChange, useShop, useTexts, type ShopError } from '@soe/shop-platform'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import {
  clearFailure,
  clearMarkers,
  keepFailure,
  readFailure,
  readProviderReturn,
  type PaymentFailure,
  type ProviderReturn,
} from './provider-return'

/** Confirms the payment that a shopper comes back with; a failure is kept for the payment page to say. */
export const useProviderReturn = (details: CheckoutDetails, onPaid: (details: CheckoutDetails) => void) => {
  const shop = useShop()
  const texts = useTexts(checkoutTexts)
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [failure, setFailure] = useState(() => readFailure(shop.environment))
  const [isConfirming, setConfirming] = useState(false)
  const isHandled = useRef(false)
  const paypal = useChange(paypalAuthenticate, { meta: { showsError: true }, refetch: false })
  const affirm = useCheckoutChange(confirmSubmit)

  const end = () => {
    clearMarkers(shop.environment)
    setConfirming(false)
  }

  const fail = (given: PaymentFailure) => {
    keepFailure(shop.environment, given)
    end()
    setFailure(given)
    navigate(path, { replace: true })
  }

  const onError = ({ id, normalised, handling }: ShopError) =>
    fail({ id, message: handling === 'retry' ? texts.tryLater : normalised.message })

  const finish = (paid: CheckoutDetails) => {
    end()
    onPaid(paid)
  }

  const readPaid = async () => {
    const queryKey = queryKeyOf(shop, getCheckoutDetails)
    await shop.queryClient.refetchQueries({ queryKey })
    const [[, paid] = []] = shop.queryClient.getQueriesData<CheckoutDetails>({ queryKey })
    finish(paid ?? details)
  }

  const confirmPaypal = () => paypal.mutate({}, { onError, onSuccess: () => void readPaid() })

  const handle = (back: ProviderReturn) => {
    if (back.kind === 'cancelled') return fail({ id: 'PAYMENT_CANCELLED', message: texts.cancelled })
    setConfirming(true)
    if (back.kind === 'paypal') return confirmPaypal()
    return affirm.mutate(
      { cartInfo: cartInfoOf(details), checkoutToken: back.checkoutToken },
      { onError, onSuccess: finish },
    )
  }

  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    const back = readProviderReturn(search, shop.environment)
    if (back) void Promise.resolve(back).then(handle)
  })

  useEffect(() => {
    if (failure) clearFailure(shop.environment)
  }, [failure, shop])

  return { failure, isConfirming }
}
