import type { AmountRow, CheckoutDetails } from '@soe/contracts'
import { acceptAgreements } from '@soe/contracts/routes'
import type { ShopError } from '@soe/shop-platform'
import { useState } from 'react'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'

export type Agreement = CheckoutDetails['customerAgreements']['agreements'][number]

/** The state of the list of agreements (the specification, commerce 3). */
export interface AgreementList {
  readonly agreements: readonly Agreement[]
  readonly isLoaded: boolean
  readonly agreementCompleted: boolean
  readonly cqContent: readonly string[]
  /** The agreement that is open; -1 where none is. */
  readonly selectedIndex: number
  readonly taxesSurchargeDetails: readonly AmountRow[]
  readonly isPlaceOrderError: boolean
  readonly disablePlaceOrder: boolean
}

const taxRows = ({ cart }: CheckoutDetails) =>
  cart.orderDetails.totals.todayRows.filter(({ code }) => code === 'tax' || code === 'activation')

export const useAgreementList = (details: CheckoutDetails, onAccepted: (details: CheckoutDetails) => void) => {
  const { agreements, agreementCompleted } = details.customerAgreements
  const ids = agreements.map(({ agreementId }) => agreementId)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(agreementCompleted ? ids : []))
  const [selectedIndex, select] = useState(-1)
  const change = useCheckoutChange(acceptAgreements)
  const list: AgreementList = {
    agreements,
    isLoaded: agreements.length > 0,
    agreementCompleted,
    cqContent: agreements[selectedIndex]?.paragraphs ?? [],
    selectedIndex,
    taxesSurchargeDetails: taxRows(details),
    isPlaceOrderError: change.error !== null,
    disablePlaceOrder: ids.some((id) => !ticked.has(id)),
  }
  return {
    list,
    isTicked: (id: string) => ticked.has(id),
    tick: (id: string, isTicked: boolean) =>
      setTicked((current) => new Set(isTicked ? [...current, id] : [...current].filter((other) => other !== id))),
    open: (index: number) => select((current) => (current === index ? -1 : index)),
    accept: () => change.mutate({ cartInfo: cartInfoOf(details), agreementIds: ids }, { onSuccess: onAccepted }),
    isPending: change.isPending,
    error: change.error satisfies ShopError | null,
  }
}
