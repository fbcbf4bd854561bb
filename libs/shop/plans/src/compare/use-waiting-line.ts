import { cartQuery, isLineOf, lineWithoutPlan, useCartCount } from '@soe/shop-basket'
import { useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { planKinds, type PlanKind } from './plan-kind'

export interface WaitingLine {
  /** Without one the shopper chooses a device first. */
  lineId?: string | undefined
  /** While the cart is read; nothing may be chosen until then. */
  isLoading: boolean
}

/** The line of the cart that a plan of the kind is for: the named one, else the first that still waits for its plan. */
export const useWaitingLine = (kind: PlanKind, named: string | undefined): WaitingLine => {
  const isFilled = useCartCount() > 0
  const { data, isLoading } = useQuery({ ...cartQuery(useShop()), enabled: isFilled, meta: { silent: true } })
  if (!data) return { isLoading }
  const department = kind === 'prepaid' ? '/' : `/${planKinds[kind].planType}/`
  const isNamed = named !== undefined && isLineOf(data.cart, named, department)
  return { lineId: isNamed ? named : lineWithoutPlan(data.cart, department), isLoading }
}
