import { readTradeIn, tradeInParams, withTradeIn } from './trade-in-choice'

const orbit9 = { deviceBrand: 'Orbit', deviceModel: 'Orbit 9' }

describe('a trade-in in the address of a product', () => {
  it.each([
    ['brand=Orbit&model=Orbit+9', { device: orbit9, condition: 'good' }],
    ['brand=Orbit&model=Orbit+9&condition=damaged', { device: orbit9, condition: 'damaged' }],
    ['device=a1b2&condition=not-working', { device: { mtnHashCode: 'a1b2' }, condition: 'not-working' }],
    ['brand=Orbit&model=Orbit+9&condition=shiny', { device: orbit9, condition: 'good' }],
    ['brand=Orbit', undefined],
    ['condition=good', undefined],
  ])('%s is %j', (search, tradeIn) => {
    expect(readTradeIn(new URLSearchParams(search))).toEqual(tradeIn)
  })

  it('is written beside the rest of the choice, in place of another, and goes with it', () => {
    const params = new URLSearchParams('sku=kelp&device=a1b2&condition=damaged')
    const written = withTradeIn(params, { device: orbit9, condition: 'good' })
    expect(String(written)).toBe('sku=kelp&brand=Orbit&model=Orbit+9&condition=good')
    expect(String(withTradeIn(written, undefined))).toBe('sku=kelp')
    expect(tradeInParams(undefined)).toEqual({})
  })
})
