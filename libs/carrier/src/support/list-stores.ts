import { stores } from '@soe/catalogue'
import type { CarrierOperation } from '../operation/carrier-operation'

/** Every store, in the carrier's order. */
export const listStores: CarrierOperation<'support.listStores'> = () => ({
  stores: stores.map((store) => ({ ...store, ispuServices: [...store.ispuServices] })),
})
