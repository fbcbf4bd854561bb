import { redeemVendorCode } from '../cart/promotions/promotions'
import type { CarrierOperation } from '../operation/carrier-operation'

export const vendorValidateAndUpdateCart: CarrierOperation<'promo.vendorValidateAndUpdateCart'> = ({
  draft,
  body,
  ...caller
}) => redeemVendorCode(draft, caller, body)
