import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { hostLines, hostOf, secondLine } from './second-lines'

interface Given {
  sku?: string
  second?: true
  number?: string
}

const cartOf = (given: Readonly<Record<string, Given>>) =>
  partOf<Pick<CartView, 'lineDetails'>>({
    lineDetails: {
      allLines: Object.keys(given),
      lineInfo: Object.fromEntries(
        Object.entries(given).map(([lineId, { sku, second, number }]) => [
          lineId,
          {
            lineId,
            ...(sku && { deviceItem: { skuId: sku } }),
            ...(second && { secondNumber: { isSecondNumber: true } }),
            ...(number && { mobileNumber: number }),
          },
        ]),
      ),
    },
  })

const cart = cartOf({
  newLine1: { sku: 'orbit', number: '2075550121' },
  newLine2: { sku: 'tern' },
  newLine3: { sku: 'orbit', second: true, number: '2075550127' },
  newLine4: { sku: 'tern', second: true },
  acc1: {},
})

describe('second numbers', () => {
  it('are for devices that have a line of their own', () => {
    expect(hostLines(cart).map(({ lineId }) => lineId)).toEqual(['newLine1', 'newLine2'])
  })

  it.each([
    ['newLine3', 'newLine3'],
    [undefined, 'newLine4'],
    ['newLine1', 'newLine4'],
  ])('asked for as %s are chosen for %s', (name, lineId) => {
    expect(secondLine(cart, name)?.lineId).toBe(lineId)
  })

  it('all chosen, the last may be changed', () => {
    expect(secondLine(cartOf({ a: { sku: 'orbit', second: true, number: '1' } }), undefined)?.lineId).toBe('a')
    expect(secondLine(cartOf({ a: { sku: 'orbit' } }), undefined)).toBeUndefined()
  })

  it('stand next to the number of the same device', () => {
    const second = secondLine(cart, 'newLine3')
    expect(second && hostOf(cart, second)?.lineId).toBe('newLine1')
  })
})
