import { readSearch } from '@soe/rules'
import { checkoutPage } from '@soe/shop-journey'
import { type Destination, useIdentity, usePathOf } from '@soe/shop-platform'
import { useSearch } from 'wouter'

const isOn = (value: string | undefined) => value !== undefined && /^(|true|y|1)$/i.test(value)

/** Whether the shopper came from the checkout for this page alone, and goes back there. */
export const isSpoke = (search: string): boolean => {
  const { expresscheckout, spokeFlow } = readSearch(`?${search}`)
  return isOn(expresscheckout) || isOn(spokeFlow)
}

/** Where a page leads once it is done: back to the checkout that it was opened from, else on. */
export const useFlowEnd = (otherwise: Destination): string => {
  const search = useSearch()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  return pathOf(isSpoke(search) ? checkoutPage(audience) : otherwise)
}
