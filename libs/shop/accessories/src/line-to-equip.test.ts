import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { lineToEquip } from './line-to-equip'

const orbit = { sorId: 'ORBIT-12' }
const pip = { sorId: 'PIP-3' }

const cartOf = (lastItemAddedLine: string | undefined) =>
  partOf<CartView>({
    lineDetails: {
      deviceLines: ['newLine1', 'newLine2'],
      lineInfo: { newLine1: { deviceItem: orbit }, newLine2: { deviceItem: pip }, newLine3: {} },
      ...(lastItemAddedLine && { lastItemAddedLine }),
    },
  })

describe('the line that accessories are for', () => {
  it.each([
    ['newLine1', { lineId: 'newLine1', deviceInfo: orbit }],
    ['newLine2', { lineId: 'newLine2', deviceInfo: pip }],
    ['newLine3', { lineId: 'newLine2', deviceInfo: pip }],
    [undefined, { lineId: 'newLine2', deviceInfo: pip }],
  ])('after something was added to %s is %j (C3.304)', (lastItemAddedLine, expected) => {
    expect(lineToEquip(cartOf(lastItemAddedLine))).toEqual(expected)
  })

  it('is the placeholder without a cart', () => {
    expect(lineToEquip(undefined)).toEqual({ lineId: '9999999999' })
  })
})
