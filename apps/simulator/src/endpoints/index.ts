import type { Contract, OperationKey } from '@soe/contracts'
import { addDevice } from './cart/add-device'
import { addStep } from './cart/add-step'
import { removeDevice } from './cart/remove-device'
import { getProduct } from './catalogue/get-product'
import { listProducts } from './catalogue/list-products'
import { getCheckoutDetails } from './checkout/get-checkout-details'
import type { Endpoint } from './endpoint'

type Endpoints = {
  [Area in keyof Contract & string]: {
    [Name in keyof Contract[Area] & string]: Endpoint<`${Area}.${Name}` & OperationKey>
  }
}

/** The handler of every operation; a missing one does not compile. */
export const endpoints = {
  cart: { addDevice, addStep, removeDevice },
  catalogue: { listProducts, getProduct },
  checkout: { getCheckoutDetails },
} as unknown as Endpoints

export const findEndpoint = (key: OperationKey): Endpoint<OperationKey> => {
  const [area, name] = key.split('.') as [keyof Endpoints, string]
  return (endpoints[area] as Record<string, Endpoint<OperationKey>> | undefined)?.[name] as Endpoint<OperationKey>
}
