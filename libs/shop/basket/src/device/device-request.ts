import type { BodyInputOf, Product, Sku } from '@soe/contracts'
import type { addDevice } from '@soe/contracts/routes'
import { contractTerm, isPrepay, loanOfferOf, isSignedIn, type Audience, type LineIntent } from '@soe/rules'
import { clientAppName } from '../client-app-name'
import { stockState } from '../selection/stock-state'

/** An upgrade of an existing line, another line on the account, or a first line without one. */
type Request = BodyInputOf<typeof addDevice>

export interface DeviceOrigin {
  cartInfo: Omit<Request['cartInfo'], 'clientAppName' | 'intendType'>
  purchasePath: string
}

export interface DeviceChoice {
  origin: DeviceOrigin
  product: Product
  sku: Sku
  /** Months of the instalment plan; 0 is the full retail price. */
  term: number
  intent: LineIntent
  /** The line of the cart that gets this device instead of the one it has. */
  lineId?: string | undefined
}

/** Only a customer with an account that is not prepaid has lines to upgrade. */
export const asksForIntent = (audience: Audience): boolean => isSignedIn(audience) && !isPrepay(audience)

export const defaultIntent = (audience: Audience): LineIntent => (isSignedIn(audience) ? 'AAL' : 'NSE')

export const deviceRequest = ({
  origin: { cartInfo, purchasePath },
  product,
  sku,
  term,
  intent,
  lineId,
}: DeviceChoice): Request => {
  const loanOfferId = loanOfferOf(sku, term)
  const { availableOn } = stockState(sku)
  return {
    cartInfo: { clientAppName, intendType: intent, ...cartInfo },
    data: {
      lines: [
        {
          device: {
            id: sku.skuId,
            productId: product.productId,
            dppMonths: term,
            contractTerm: contractTerm(term),
            category: product.category,
            ...(loanOfferId && { loanOfferId }),
          },
          isNewLine: intent !== 'EUP' && lineId === undefined,
          ...(lineId !== undefined && { lineId }),
          depletionType: 'F',
          purchasePath,
          ...(availableOn && { preBackOrderDate: availableOn }),
        },
      ],
    },
    ispuFlow: false,
  }
}
