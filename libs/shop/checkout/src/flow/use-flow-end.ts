import { readSearch } from '@soe/rules'
import { destination, type Destination, useIdentity, usePathOf } from '@soe/shop-platform'
import { useSearch } from 'wouter'
import { isExpress } from './checkout-steps'

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
  const checkout = destination(isExpress(audience) ? 'expresscheckout' : 'aboutyourself')
  return pathOf(isSpoke(search) ? checkout : otherwise)
}
