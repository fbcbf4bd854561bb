import { listTiles } from '@soe/catalogue'
import type { Product, Sku } from '@soe/contracts'
import fc from 'fast-check'
import { facetOptions, inOrder, priceSteps } from './facets'
import { closestProducts, countProducts, filterProducts } from './filter-products'
import {
  clearFacets,
  countFacets,
  emptyFilter,
  readFilter,
  toggleValue,
  writeFilter,
  type ListFacet,
} from './grid-filter'
import { countValue, facetsOf, findQuestions, offeredFacets, toggleFacet } from './use-facets'

const gone = { isInStock: false, isBackorder: false, isPreOrder: false, qtyAvailable: 0 }
const ready = { ...gone, isInStock: true, qtyAvailable: 3 }

const sku = (
  skuId: string,
  colorId: string,
  monthly: number,
  stock = ready,
  condition: Sku['deviceCondition'] = 'new',
): Sku => ({
  sorId: skuId,
  skuId,
  skuDisplayName: skuId,
  color: { colorId, displayName: colorId, description: colorId, colorCssStyle: '#000' },
  deviceCondition: condition,
  skuFilters: {},
  imageUrlMap: { defaultImage: '', mediumImage: '', imageSetUrl: [] },
  notifyMe: false,
  inventoryDetails: { dFillInventory: stock, localInventory: stock },
  price: {
    devicePaymentPrice: [
      {
        contractDuration: 36,
        originalPrice: monthly,
        discountedPrice: monthly,
        allPromotions: [],
        promoBadgeMessages: [],
        dpTermPrices: { loanOfferDetails: { loanOfferId: 'loan-36', annualPercentageRate: 0 } },
      },
    ],
    fullRetailPrice: { originalPrice: monthly * 36, discountedPrice: monthly * 36, allPromotions: [] },
    preferredTerm: 36,
  },
})

const product = (name: string, brandName: string, featuredRank: number, childSkus: Sku[]): Product => ({
  productId: name,
  brandName,
  productDisplayName: name,
  productURL: `/smartphones/${name}/`,
  category: 'smartphones',
  seo: { canonicalUrl: '', title: name, description: '' },
  defaultSKU: childSkus[0]?.skuId ?? '',
  childSkus,
  hasPromos: false,
  isCPO: false,
  isWatch: false,
  isGiftCard: false,
  itemType: 'DEVICE',
  featuredRank,
})

const products = [
  product('Orbit 12', 'Orbit', 2, [sku('o-fog', 'fog', 22.22), sku('o-clay', 'clay', 22.22, gone)]),
  product('Lumen Fold', 'Lumen', 1, [sku('l-sand', 'sand', 49.99)]),
  product('Orbit 9', 'Orbit', 3, [sku('u-clay', 'clay', 11.11, ready, 'certified-pre-owned')]),
]

const filterOf = (search: string) => readFilter(new URLSearchParams(search))
const namesFor = (search: string) => filterProducts(products, filterOf(search)).map(({ sku: { skuId } }) => skuId)

describe('filtering products', () => {
  it.each<[string, string[]]>([
    ['', ['l-sand', 'o-fog', 'u-clay']],
    ['brand=orbit', ['o-fog', 'u-clay']],
    ['brand=orbit&brand=lumen', ['l-sand', 'o-fog', 'u-clay']],
    ['color=clay', ['o-clay', 'u-clay']],
    ['color=clay&stock=in-stock', ['u-clay']],
    ['condition=certified-pre-owned', ['u-clay']],
    ['price=22', ['u-clay']],
    ['price=30', ['o-fog', 'u-clay']],
    ['q=orbit', ['o-fog', 'u-clay']],
    ['q=FÓLD+lum', ['l-sand']],
    ['q=nothing', []],
    ['sort=price', ['u-clay', 'o-fog', 'l-sand']],
    ['sort=price-desc', ['l-sand', 'o-fog', 'u-clay']],
    ['sort=name', ['l-sand', 'u-clay', 'o-fog']],
    ['sort=sideways&price=none', ['l-sand', 'o-fog', 'u-clay']],
  ])('by "%s" shows %j', (search, skuIds) => {
    expect(namesFor(search)).toEqual(skuIds)
  })
})

it('puts what is sold out last, however it is featured, unless another order is asked for', () => {
  const slate = product('Lumen Slate', 'Lumen', 0, [sku('s-fog', 'fog', 9.99, gone), sku('s-clay', 'clay', 9.99, gone)])
  const shown = (search: string) =>
    filterProducts([slate, ...products], filterOf(search)).map(({ sku: { skuId } }) => skuId)
  expect(shown('')).toEqual(['l-sand', 'o-fog', 'u-clay', 's-fog'])
  expect(shown('sort=price')[0]).toBe('s-fog')
})

describe('the address of a filter', () => {
  it('reads back what it wrote', () => {
    const filter = filterOf('brand=orbit&brand=lumen&color=clay&price=30&q=fold&sort=name')
    expect(readFilter(writeFilter(filter))).toEqual(filter)
  })

  it('is empty for the list as it comes, and keeps what is not the grid’s', () => {
    expect(writeFilter(emptyFilter).toString()).toBe('')
    expect(writeFilter(emptyFilter, new URLSearchParams('brand=orbit&isFirstLine=true')).toString()).toBe(
      'isFirstLine=true',
    )
  })

  it('asks for nothing where a parameter has no value', () => {
    expect(readFilter(new URLSearchParams('brand=&color=&q='))).toEqual(emptyFilter)
  })

  it('gains and loses a value, and clears all but search and order', () => {
    const orbit = toggleValue(filterOf('q=fold&sort=name&price=30'), 'brand', 'orbit')
    expect(orbit.brand).toEqual(['orbit'])
    expect(countFacets(orbit)).toBe(2)
    expect(toggleValue(orbit, 'brand', 'orbit').brand).toEqual([])
    expect(writeFilter(clearFacets(orbit)).toString()).toBe('q=fold&sort=name')
  })
})

describe('what a list can be narrowed by', () => {
  it('has each value once', () => {
    const offered = (facet: ListFacet) => inOrder(facetOptions(products, facet), facet).map(({ value }) => value)
    expect(offered('brand')).toEqual(['lumen', 'orbit'])
    expect(offered('color')).toEqual(['clay', 'fog', 'sand'])
    expect(offered('stock')).toEqual(['in-stock', 'out-of-stock'])
    expect(offered('kind')).toEqual([])
  })

  it('counts what each value leaves beside the rest of the filter, its own facet apart', () => {
    const facets = facetsOf(products)
    expect(countValue(facets, filterOf('brand=orbit'), 'brand', 'lumen')).toBe(1)
    expect(countValue(facets, filterOf('brand=orbit'), 'color', 'clay')).toBe(2)
    expect(countValue(facets, filterOf('brand=orbit'), 'color', 'sand')).toBe(0)
    expect(countValue(facets, filterOf('q=fold'), 'brand', 'orbit')).toBe(0)
  })

  it('has price limits that leave some products and take others', () => {
    expect(priceSteps(products)).toEqual([15, 20, 30, 40])
    expect(priceSteps([])).toEqual([])
  })
})

describe('the phones of the catalogue', () => {
  const phones = listTiles('smartphones', { lob: 'postpaid' })
  const facets = facetsOf(phones)

  it('are narrowed by what their figures say', () => {
    const found = (search: string) =>
      filterProducts(phones, filterOf(search)).map(({ product: { productDisplayName } }) => productDisplayName)
    expect(found('screen=small&battery=day-and-a-half')).toEqual(['Pelago 9a', 'Tern A2'])
    expect(found('battery=two-days&sort=name')).toEqual(['Kestrel Field', 'Orbit 12 Max', 'Tern S4', 'Tern S4 Ultra'])
  })

  it('are never narrowed to nothing by what the filters offer, whatever is put in and taken out', () => {
    const random = fc.array(fc.nat(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(random, (choices) => {
        let filter = emptyFilter
        for (const choice of choices) {
          const offered = offeredFacets(facets).flatMap((facet) =>
            facets.lists[facet]
              .filter(({ value }) => filter[facet].includes(value) || countValue(facets, filter, facet, value) > 0)
              .map(({ value }) => [facet, value] as const),
          )
          const [facet, value] = offered[choice % offered.length] ?? ['brand', '']
          filter = toggleFacet(facets, filter, facet, value)
          expect(countProducts(phones, filter)).toBeGreaterThan(0)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are asked for in four questions', () => {
    expect(findQuestions(facets)).toEqual(['screen', 'battery', 'price', 'brand'])
  })

  it('that come closest stand in for what nothing fits', () => {
    const closest = (search: string) => closestProducts(phones, filterOf(search)).length
    expect(closest('brand=tern&color=kelp&q=pro')).toBe(5)
    expect(closest('brand=orbit&q=submarine')).toBe(5)
    expect(closest('brand=none&q=submarine')).toBe(phones.length)
  })
})
