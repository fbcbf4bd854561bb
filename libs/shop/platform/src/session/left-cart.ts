import type { CheckoutDetails, OperationKey } from '@soe/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { Environment } from '../environment'

/** The cart that one leaves by signing out: no names, numbers or prices. */
export interface LeftCart {
  readonly pictures: readonly string[]
}

const storageKey = 'leftCart'

const cartRead: OperationKey = 'checkout.getCheckoutDetails'

const shownPictures = 6

const describeCart = ({ cart }: CheckoutDetails): LeftCart => {
  const lines = Object.values(cart.lineDetails.lineInfo)
  const devices = lines.flatMap(({ deviceItem }) => (deviceItem ? [deviceItem.imageUrl] : []))
  const accessories = lines.flatMap((line) => line.accessories.map(({ imageUrl }) => imageUrl))
  const pictures = [...devices, ...accessories]
  return { pictures: [...new Set(pictures)].slice(0, shownPictures) }
}

export const findLeftCart = (queryClient: QueryClient): LeftCart | undefined => {
  const read = queryClient.getQueriesData<CheckoutDetails>({ queryKey: [cartRead] })
  const details = read.findLast(([, data]) => data !== undefined)?.[1]
  return details && describeCart(details)
}

export const storeLeftCart = ({ sessionStorage }: Pick<Environment, 'sessionStorage'>, cart: LeftCart | undefined) => {
  if (cart) sessionStorage.setItem(storageKey, JSON.stringify(cart))
  else sessionStorage.removeItem(storageKey)
}

export const readLeftCart = ({ sessionStorage }: Pick<Environment, 'sessionStorage'>): LeftCart | undefined => {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : (JSON.parse(text) as LeftCart)
}
