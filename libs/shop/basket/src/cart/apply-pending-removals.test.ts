import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { applyPendingRemovals } from './use-shown-cart'

const cart = partOf<CartView>({
  lineDetails: {
    allLines: ['newLine1', 'newLine2'],
    lineInfo: {
      newLine1: { lineId: 'newLine1', accessories: [{ itemCode: 'case' }, { itemCode: 'charger' }] },
      newLine2: { lineId: 'newLine2', accessories: [{ itemCode: 'case' }] },
    },
  },
})

const removalOf = (mtn: string, ...ids: string[]) => ({
  cartInfo: {},
  data: { lines: [{ mtn, removeAccessories: ids.map((id) => ({ id, qty: 1 })) }] },
})

const shown = ({ lineDetails: { allLines, lineInfo } }: CartView) =>
  Object.fromEntries(allLines.map((id) => [id, lineInfo[id]?.accessories.map(({ itemCode }) => itemCode)]))

describe('a cart with removals under way', () => {
  it('hides each accessory on the line that it is removed from', () => {
    const accessories = [removalOf('newLine1', 'case'), removalOf('newLine1', 'charger')]
    expect(shown(applyPendingRemovals(cart, { lines: [], accessories }))).toEqual({ newLine1: [], newLine2: ['case'] })
  })

  it('hides a line', () => {
    const lines = [{ cartInfo: {}, lineId: 'newLine1' }]
    expect(shown(applyPendingRemovals(cart, { lines, accessories: [] }))).toEqual({ newLine2: ['case'] })
  })

  it('keeps what is added or changed', () => {
    const change = { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'case', qty: 3 }] }] } }
    expect(shown(applyPendingRemovals(cart, { lines: [], accessories: [change] }))).toEqual(shown(cart))
  })
})
