import type { AnswerOf, BodyInputOf, CartLine, CheckoutDetails } from '@soe/contracts'
import { e911Address, validateE911Address } from '@soe/contracts/routes'
import { useGo } from '@soe/shop-journey'
import { callOnce, destination, useChange, useShop, type ShopError } from '@soe/shop-platform'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cartInfoOf } from '../flow/checkout-query'
import { useFlowEnd } from '../flow/use-flow-end'

export type E911Address = BodyInputOf<typeof validateE911Address>['e911Address']

export interface CheckedAddress {
  typed: E911Address
  alternate: NonNullable<AnswerOf<typeof validateE911Address>['alternateAddress']>
  isTypedFindable: boolean
}

/** Checks an address, and saves it once emergency services know it or the shopper has chosen. */
export const useE911Address = (details: CheckoutDetails, line: CartLine) => {
  const go = useGo()
  const shop = useShop()
  const end = useFlowEnd(destination('expresscart', { line: line.lineId }))
  const [checked, setChecked] = useState<CheckedAddress>()
  const cartInfo = { ...cartInfoOf(details), processingMTN: line.lineId }
  const saving = useChange(e911Address, { meta: { showsError: true }, onDone: () => go(end) })
  const save = (address: E911Address) =>
    saving.mutate({ cartInfo, lines: [{ mtn: line.lineId, e911Address: address }] })
  const checking = useMutation<AnswerOf<typeof validateE911Address>, ShopError, E911Address>({
    mutationKey: [validateE911Address.key],
    meta: { showsError: true },
    mutationFn: (address) => callOnce(shop, validateE911Address, { body: { cartInfo, e911Address: address } }),
    onSuccess: ({ alternateAddress: alternate }, typed) =>
      alternate ? setChecked({ typed, alternate, isTypedFindable: alternate.state === typed.state }) : save(typed),
  })
  return {
    check: (address: E911Address) => checking.mutate(address),
    save,
    checked,
    isPending: checking.isPending || saving.isPending,
    error: checking.error ?? saving.error,
  }
}
