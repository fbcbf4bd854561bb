import type { BodyInputOf, CartView } from '@soe/contracts'
import type { updateBarcode } from '@soe/contracts/routes'

/** A coupon's bar code is a number; every other code has letters. */
export const isBarCode = (code: string): boolean => /^\d+$/.test(code)

export const barCodesOf = ({ orderDetails }: CartView): string[] =>
  (orderDetails.barCodes ?? []).map(({ barCodeId }) => barCodeId)

export const barCodeRequest = (cart: CartView, barCodeIds: string[]): BodyInputOf<typeof updateBarcode> => ({
  cartInfo: { barCodeIds, intendType: cart.intendType },
  data: { lines: cart.lineDetails.allLines.map((mtn) => ({ mtn })) },
  includeExpiryBarcodeStatus: true,
})
