import type { CheckoutDetails } from '@soe/contracts'
import { acceptAgreements } from '@soe/contracts/routes'
import { useState } from 'react'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'

export const useConsent = (details: CheckoutDetails) => {
  const { agreements, agreementCompleted: isGiven } = details.customerAgreements
  const { mutate, error } = useCheckoutChange(acceptAgreements)
  /** From the tick until the carrier has said yes or no. */
  const [isGiving, setGiving] = useState(false)
  if (isGiven && isGiving) setGiving(false)
  const give = (onFailed: () => void) => {
    setGiving(true)
    mutate(
      { cartInfo: cartInfoOf(details), agreementIds: agreements.map(({ agreementId }) => agreementId) },
      {
        onError: () => {
          setGiving(false)
          onFailed()
        },
      },
    )
  }
  return { isGiven, isGiving, error, give }
}
