import { readBundles } from './views/bundles'
import type { CarrierOperation } from '../operation/carrier-operation'

export const listBundles: CarrierOperation<'catalogue.listBundles'> = ({ draft, ...caller }) =>
  readBundles(draft, caller)
