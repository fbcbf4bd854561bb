import { findDeviceSku, findProduct, listProducts, listTiles } from './catalogue'
import { accessoryModels, deviceModels, offerOn } from './models'
import { priceCutCents } from './offers'
import { financedTotal, splitInstalments } from '@soe/rules'

const products = listProducts()
const productOf = (productId: string) => {
  const product = products.find((candidate) => candidate.productId === productId)
  if (!product) throw new Error(`no product ${productId}`)
  return product
}
const skus = products.flatMap(({ childSkus }) => childSkus)
const cents = (dollars: number) => Math.round(dollars * 100)

describe('the skus of the catalogue', () => {
  it('have ids of their own', () => {
    expect(new Set(skus.map(({ skuId }) => skuId)).size).toBe(skus.length)
    expect(skus.filter(({ skuId }) => !/^[a-z0-9-]+$/.test(skuId))).toEqual([])
  })

  it('include the one that each product starts with', () => {
    expect(
      products.filter(({ defaultSKU, childSkus }) => !childSkus.some(({ skuId }) => skuId === defaultSKU)),
    ).toEqual([])
  })

  it.each(deviceModels.filter((model) => !model.certifiedPreOwned))(
    'of $name are one for each color and size',
    ({ productId, colors, capacities, caseSizes = [], bands = [] }) => {
      const sizes = Math.max(1, capacities.length) * Math.max(1, caseSizes.length) * Math.max(1, bands.length)
      expect(productOf(productId).childSkus).toHaveLength(colors.length * sizes)
    },
  )

  it.each(accessoryModels)('of $name are one for each color', ({ productId, colors }) => {
    expect(productOf(productId).childSkus).toHaveLength(colors.length)
  })
})

describe('the price of a device', () => {
  it.each([
    ['orbit-12-pro-kelp-128', 999.99, 27.77],
    ['orbit-12-pro-kelp-256', 1099.99, 30.55],
    ['orbit-12-pro-kelp-128-cpo', 699.99, 19.44],
    ['orbit-12-pro-tar-256-cpo', 769.99, 21.38],
  ])('%s is $%d, or $%d a month over 36 months', (skuId, retail, monthly) => {
    const { sku, retailCents } = findDeviceSku(skuId) ?? {}
    expect([sku?.price.fullRetailPrice.discountedPrice, retailCents]).toEqual([retail, cents(retail)])
    expect(sku?.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === 36)?.discountedPrice).toBe(
      monthly,
    )
  })

  it('over any term comes to the price of today, and more only with interest', () => {
    for (const { model, retailCents, sku } of skus.flatMap(({ skuId }) => findDeviceSku(skuId) ?? [])) {
      for (const { contractDuration, discountedPrice } of sku.price.devicePaymentPrice) {
        expect(cents(discountedPrice)).toBe(splitInstalments(retailCents, contractDuration, model.apr).monthlyCents)
        const total = financedTotal(retailCents, contractDuration, model.apr)
        expect(model.apr > 0 ? total > retailCents : total === retailCents).toBe(true)
      }
    }
  })

  it.each([undefined, '2026-11-30', '2026-12-01'])('is below retail where the model is discounted, on %s', (day) => {
    for (const model of deviceModels) {
      for (const { price } of findProduct(model.productId, 'en', day)?.childSkus ?? []) {
        const saved = cents(price.fullRetailPrice.originalPrice) - cents(price.fullRetailPrice.discountedPrice)
        expect(saved).toBe(priceCutCents(offerOn(model, day)))
      }
    }
  })
})

describe('certified pre-owned devices', () => {
  it('come in the colors and capacities that are sold second-hand, and no others', () => {
    const preOwned = productOf('dev14000001').childSkus.filter(
      ({ deviceConditionDisplayName }) => deviceConditionDisplayName === 'Certified pre-owned',
    )
    expect(preOwned.map(({ skuId }) => skuId)).toEqual([
      'orbit-12-pro-kelp-128-cpo',
      'orbit-12-pro-kelp-256-cpo',
      'orbit-12-pro-tar-128-cpo',
      'orbit-12-pro-tar-256-cpo',
    ])
  })

  it('of a model that is only sold second-hand are all there is of it', () => {
    const only = deviceModels.filter(({ certifiedPreOwned }) => certifiedPreOwned?.only)
    expect(only.length).toBeGreaterThan(0)
    for (const { productId } of only) {
      const { isCPO, childSkus } = productOf(productId)
      expect(isCPO).toBe(true)
      expect(new Set(childSkus.map(({ deviceConditionDisplayName }) => deviceConditionDisplayName))).toEqual(
        new Set(['Certified pre-owned']),
      )
    }
  })
})

describe('the catalogue for prepaid shoppers', () => {
  it('offers every device outright and none on instalments', () => {
    const tiles = listTiles('smartphones', { lob: 'prepaid' })
    expect(tiles.length).toBeGreaterThan(0)
    for (const { price } of tiles.flatMap(({ childSkus }) => childSkus)) {
      expect([price.devicePaymentPrice, price.preferredTerm]).toEqual([[], 0])
    }
  })
})

describe('the bundle discount', () => {
  it('is not for gift cards: a discount on money makes no sense', () => {
    expect(products.filter(({ isGiftCard }) => isGiftCard).map(({ bundleEligible }) => bundleEligible)).toEqual([false])
  })
})
