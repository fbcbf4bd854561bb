import type { CartLine, Product, Sku } from '@soe/contracts'
import type { LineIntent } from '@soe/rules'
import { defaultIntent, useAddDevice } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { destination, useIdentity } from '@soe/shop-platform'

/** How cart calls name this page. */
const pageId = 'HUMCONFIG'

export interface HumPurchase {
  line: CartLine
  product: Product
  sku: Sku
}

/** Keeps the device on its line with the chosen term, and goes to the cart, which leads on to what the line lacks. */
export const usePayForHum = ({ line, product, sku }: HumPurchase) => {
  const { audience } = useIdentity()
  const go = useGo()
  const { add, isAdding } = useAddDevice(sku)
  const intent: LineIntent = line.lineActivityType.startsWith('EUP') ? 'EUP' : defaultIntent(audience)
  const pay = (term: number) =>
    add(
      { product, term, intent, lineId: line.lineId, origin: { cartInfo: { pageId }, purchasePath: intent } },
      { onShown: () => go(destination('expresscart')) },
    )
  return { pay, isPaying: isAdding }
}
