import type { PlantedFault } from './planted-fault'

export const basket: readonly PlantedFault[] = [
  {
    id: 'double-click-adds-twice',
    kind: 'sent twice',
    sees: 'A double click on "Add to cart" puts two into the cart.',
    anchor: 'start: (run: () => void) => { if (⟦isRunning.current⟧) return',
    faulty: 'false',
  },
  {
    id: 'quantity-lost-on-leaving',
    kind: 'input lost',
    sees: 'A quantity that was changed just before the page is left goes back to what it was.',
    anchor: 'window.clearTimeout(waiting.current?.timer) ⟦waiting.current?.send()⟧ },',
    faulty: 'undefined',
  },
  {
    id: 'loan-of-another-term',
    kind: 'a wrong price',
    sees: 'A device is ordered with the loan of another number of months than was chosen.',
    anchor: 'const loanOfferId = loanOfferOf(sku, ⟦term⟧)',
    faulty:
      'sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration > 0)?.contractDuration ?? term',
  },
  {
    id: 'removed-line-stays-until-the-answer',
    kind: 'a stale read',
    sees: 'A line that was removed stays in view, and can be pressed, until the carrier answers.',
    anchor: 'const stays = (lineId: string) => ⟦!lines.some((removal) => removal.lineId === lineId)⟧',
    faulty: 'true',
  },
  {
    id: 'sold-out-can-be-bought',
    kind: 'let through unchecked',
    sees: 'A product that is out of stock can be put into the cart.',
    anchor: 'Boolean(isInStock || isBackorder || isPreOrder) || ⟦qtyAvailable > 0⟧',
    faulty: 'qtyAvailable >= 0',
  },
  {
    id: 'undo-does-not-ask-for-the-line',
    kind: 'a handler does nothing',
    sees: '"Undo" after removing a line does not bring it back.',
    anchor: "mutate({ cartInfo: ⟦{ processAction: 'UNDO' }⟧, lineId })",
    faulty: '{}',
  },
]
