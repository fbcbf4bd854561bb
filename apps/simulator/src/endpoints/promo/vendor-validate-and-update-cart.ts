import { redeemVendorCode } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const vendorValidateAndUpdateCart: Endpoint<'promo.vendorValidateAndUpdateCart'> = ({
  draft,
  body,
  ...caller
}) => redeemVendorCode(draft, caller, body)
