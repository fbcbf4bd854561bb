import type { Product } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { choiceOf, priceChoices } from './price-choice'

const accessory = (skuId: string, discountedPrice: number) =>
  partOf<Product>({
    productId: skuId,
    defaultSKU: skuId,
    childSkus: [
      {
        skuId,
        price: { devicePaymentPrice: [], fullRetailPrice: { originalPrice: discountedPrice, discountedPrice } },
      },
    ],
  })

const choices = [accessory('case', 40), accessory('film', 30), accessory('charger', 20)].flatMap(choiceOf)

describe('the price of a bundle', () => {
  it('has no discount below three', () => {
    expect(priceChoices(choices.slice(0, 2))).toEqual({
      rate: 0,
      discountCents: 0,
      fullCents: 70_00,
      totalCents: 70_00,
    })
  })

  it('is 20% less with three', () => {
    expect(priceChoices(choices)).toEqual({ rate: 20, discountCents: 18_00, fullCents: 90_00, totalCents: 72_00 })
  })
})

it('leaves out a product without SKUs', () => {
  expect(choiceOf({ ...accessory('case', 40), childSkus: [] })).toEqual([])
})
