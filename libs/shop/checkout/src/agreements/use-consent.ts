import type { CheckoutDetails } from '@soe/contracts'
import { acceptAgreements } from '@soe/contracts/routes'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'

/** The shopper's yes to all agreements of the order. */
export const useConsent = (details: CheckoutDetails) => {
  const { agreements, agreementCompleted } = details.customerAgreements
  const { mutate, isPending, error } = useCheckoutChange(acceptAgreements)
  return {
    isGiven: agreementCompleted,
    isPending,
    error,
    give: (more: { onError: () => void; onSettled: () => void }) =>
      mutate({ cartInfo: cartInfoOf(details), agreementIds: agreements.map(({ agreementId }) => agreementId) }, more),
  }
}
