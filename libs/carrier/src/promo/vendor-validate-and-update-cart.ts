import { redeemVendorCode } from '../cart/promotions/promotions'
import type { Endpoint } from '../operation'

export const vendorValidateAndUpdateCart: Endpoint<'promo.vendorValidateAndUpdateCart'> = ({
  draft,
  body,
  ...caller
}) => redeemVendorCode(draft, caller, body)
