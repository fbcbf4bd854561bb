import { inAnswersOf, wherever } from '../promise/invariant'
import { among, near, unique } from '../promise/values'
import { InventorySchema, ProductSchema, SkuSchema } from '@soe/contracts'

export const catalogueInvariants = [
  wherever(ProductSchema, [
    {
      id: 'default-sku-unknown',
      at: 'defaultSKU',
      says: 'defaultSKU is one of childSkus, each of which is there once',
      pairs: ({ defaultSKU, childSkus }) => {
        const ids = childSkus.map(({ skuId }) => skuId)
        return [unique(ids), ...(ids.length > 0 ? [among([defaultSKU], ids)] : [])]
      },
      right: { part: { defaultSKU: 'a', childSkus: [{ skuId: 'a' }] } },
      wrong: { part: { defaultSKU: 'b', childSkus: [{ skuId: 'a' }] } },
    },
    {
      id: 'item-type-differs',
      at: 'itemType',
      says: 'what is in the category accessories is an accessory, and everything else a device',
      pairs: ({ itemType, category }) => [[itemType, category === 'accessories' ? 'ACCESSORY' : 'DEVICE']],
      right: { part: { itemType: 'DEVICE', category: 'watches' } },
      wrong: { part: { itemType: 'DEVICE', category: 'accessories' } },
    },
    {
      id: 'watch-flag-differs',
      at: 'isWatch',
      says: 'isWatch is true in the category watches alone',
      pairs: ({ isWatch, category }) => [[isWatch, category === 'watches']],
      right: { part: { isWatch: true, category: 'watches' } },
      wrong: { part: { isWatch: false, category: 'watches' } },
    },
    {
      id: 'promotions-flag-differs',
      at: 'hasPromos',
      says: 'hasPromos is true exactly where a price of a variant has a promotion',
      pairs: ({ hasPromos, childSkus }) => {
        const promotions = childSkus.flatMap(({ price: { fullRetailPrice, devicePaymentPrice } }) =>
          [fullRetailPrice, ...devicePaymentPrice].flatMap(({ allPromotions }) => allPromotions),
        )
        return childSkus.length === 0 ? [] : [[hasPromos, promotions.length > 0]]
      },
      right: {
        part: {
          hasPromos: true,
          childSkus: [{ price: { fullRetailPrice: { allPromotions: ['$20 off'] }, devicePaymentPrice: [] } }],
        },
      },
      wrong: {
        part: {
          hasPromos: false,
          childSkus: [{ price: { fullRetailPrice: { allPromotions: ['$20 off'] }, devicePaymentPrice: [] } }],
        },
      },
    },
    {
      id: 'badge-without-promotion',
      at: 'promoBadge',
      says: 'a product without a promotion has no badge of one',
      pairs: ({ hasPromos, promoBadge = 'NO_PROMO' }) => (hasPromos ? [] : [[promoBadge, 'NO_PROMO']]),
      right: { part: { hasPromos: false, promoBadge: 'NO_PROMO' } },
      wrong: { part: { hasPromos: false, promoBadge: '$200 off' } },
    },
    {
      id: 'selected-unknown',
      at: 'selected.sku',
      says: 'the saved variant is one of childSkus',
      pairs: ({ selected, childSkus }) =>
        selected === undefined || childSkus.length === 0
          ? []
          : [
              among(
                [selected.sku],
                childSkus.flatMap(({ skuId, sorId }) => [skuId, sorId]),
              ),
            ],
      right: { part: { selected: { sku: 'a' }, childSkus: [{ skuId: 'a', sorId: 'A' }] } },
      wrong: { part: { selected: { sku: 'b' }, childSkus: [{ skuId: 'a', sorId: 'A' }] } },
    },
  ]),
  wherever(SkuSchema, [
    {
      id: 'discount-adds',
      at: 'price',
      says: 'no discounted price is above its original one',
      pairs: ({ price: { devicePaymentPrice, fullRetailPrice } }) =>
        [fullRetailPrice, ...devicePaymentPrice].map(({ discountedPrice, originalPrice }) => [
          discountedPrice,
          Math.min(discountedPrice, originalPrice),
        ]),
      right: { part: { price: { devicePaymentPrice: [], fullRetailPrice: { originalPrice: 9, discountedPrice: 8 } } } },
      wrong: { part: { price: { devicePaymentPrice: [], fullRetailPrice: { originalPrice: 8, discountedPrice: 9 } } } },
    },
    {
      id: 'instalments-differ',
      at: 'price.devicePaymentPrice[].originalPrice',
      says: 'without interest the instalments are the full retail price, within a cent a month',
      pairs: ({ price: { devicePaymentPrice, fullRetailPrice } }) =>
        devicePaymentPrice
          .filter(({ dpTermPrices }) => dpTermPrices.loanOfferDetails.annualPercentageRate === 0)
          .map(({ contractDuration, originalPrice }) => [
            originalPrice,
            near(originalPrice, Math.floor((fullRetailPrice.originalPrice / contractDuration) * 100) / 100, 0.01),
          ]),
      right: {
        part: {
          price: {
            devicePaymentPrice: [
              {
                contractDuration: 36,
                originalPrice: 27.77,
                dpTermPrices: { loanOfferDetails: { annualPercentageRate: 0 } },
              },
            ],
            fullRetailPrice: { originalPrice: 999.99 },
          },
        },
      },
      wrong: {
        part: {
          price: {
            devicePaymentPrice: [
              {
                contractDuration: 36,
                originalPrice: 27,
                dpTermPrices: { loanOfferDetails: { annualPercentageRate: 0 } },
              },
            ],
            fullRetailPrice: { originalPrice: 999.99 },
          },
        },
      },
    },
    {
      id: 'term-twice',
      at: 'price.devicePaymentPrice',
      says: 'each term is offered once, and the preferred one is offered; 0 is the full retail price',
      pairs: ({ price: { devicePaymentPrice, preferredTerm } }) => {
        const terms = devicePaymentPrice.map(({ contractDuration }) => contractDuration)
        return [unique(terms), among([preferredTerm], [0, ...terms])]
      },
      right: { part: { price: { devicePaymentPrice: [{ contractDuration: 36 }], preferredTerm: 36 } } },
      wrong: { part: { price: { devicePaymentPrice: [{ contractDuration: 36 }], preferredTerm: 24 } } },
    },
    {
      id: 'discount-without-reason',
      at: 'price',
      says: 'what costs less than it did has a promotion that says why',
      pairs: ({ price: { devicePaymentPrice, fullRetailPrice } }) =>
        [fullRetailPrice, ...devicePaymentPrice]
          .filter(({ discountedPrice, originalPrice }) => discountedPrice < originalPrice)
          .map(({ allPromotions }) => [allPromotions.length > 0, true]),
      right: {
        part: {
          price: {
            devicePaymentPrice: [],
            fullRetailPrice: { originalPrice: 9, discountedPrice: 8, allPromotions: ['$1 off'] },
          },
        },
      },
      wrong: {
        part: {
          price: {
            devicePaymentPrice: [],
            fullRetailPrice: { originalPrice: 9, discountedPrice: 8, allPromotions: [] },
          },
        },
      },
    },
    {
      id: 'picture-of-another',
      at: 'imageUrlMap.defaultImage',
      says: 'the picture of a variant is one of its pictures, and a grade has its name and its meaning together',
      pairs: ({
        imageUrlMap: { defaultImage, imageSetUrl },
        deviceConditionDisplayName,
        deviceConditionDescription,
      }) => [
        ...(imageSetUrl.length > 0 ? [among([defaultImage], imageSetUrl)] : []),
        [deviceConditionDescription === undefined, deviceConditionDisplayName === undefined],
      ],
      right: { part: { imageUrlMap: { defaultImage: '/a', imageSetUrl: ['/a', '/b'] } } },
      wrong: { part: { imageUrlMap: { defaultImage: '/c', imageSetUrl: ['/a', '/b'] } } },
    },
    {
      id: 'in-cart-without-quantity',
      at: 'qty',
      says: 'a sku has a quantity exactly while it is in the cart',
      pairs: ({ inCart, qty }) => [[inCart ?? false, qty !== undefined]],
      right: { part: { inCart: true, qty: 2 } },
      wrong: { part: { inCart: false, qty: 2 } },
    },
  ]),
  wherever(InventorySchema, [
    {
      id: 'stock-differs',
      at: 'qtyAvailable',
      says: 'what is in stock has units, and what has none is not in stock',
      pairs: ({ isInStock, qtyAvailable }) => [[isInStock, qtyAvailable > 0]],
      right: { part: { isInStock: true, qtyAvailable: 3 } },
      wrong: { part: { isInStock: true, qtyAvailable: 0 } },
    },
    {
      id: 'stock-twice',
      at: 'isBackorder',
      says: 'an item is in stock, back-ordered or pre-ordered, never two of them',
      pairs: (inventory) => {
        const states = [inventory.isInStock, inventory.isBackorder, inventory.isPreOrder].filter(Boolean).length
        return [[states, Math.min(1, states)]]
      },
      right: { part: { isInStock: false, isBackorder: true, isPreOrder: false } },
      wrong: { part: { isInStock: true, isBackorder: true, isPreOrder: false } },
    },
    {
      id: 'ships-later',
      at: 'availableOn',
      says: 'what is in stock ships on no later day',
      pairs: ({ isInStock, availableOn }) => (isInStock ? [[availableOn, undefined]] : []),
      right: { part: { isInStock: true } },
      wrong: { part: { isInStock: true, availableOn: '2026-12-24' } },
    },
  ]),
  inAnswersOf('catalogue.listProducts', [
    {
      id: 'other-category',
      at: 'products[].category',
      says: 'the category that was asked for is answered, with products of it alone, each once',
      pairs: ({ category, products }, { request }) => [
        [category, request?.category ?? category],
        ...products.map((product) => [product.category, category] as const),
        unique(products.map(({ productId }) => productId)),
      ],
      right: {
        part: { category: 'watches', products: [{ category: 'watches', productId: 'a' }] },
        call: { request: { category: 'watches' } },
      },
      wrong: {
        part: { category: 'watches', products: [{ category: 'tablets', productId: 'a' }] },
        call: { request: { category: 'watches' } },
      },
    },
    {
      id: 'color-twice',
      at: 'products[].childSkus',
      says: 'a product of the list has one sku a color',
      pairs: ({ products }) => products.map(({ childSkus }) => unique(childSkus.map(({ color }) => color.colorId))),
      right: { part: { products: [{ childSkus: [{ color: { colorId: 'kelp' } }] }] } },
      wrong: { part: { products: [{ childSkus: [{ color: { colorId: 'kelp' } }, { color: { colorId: 'kelp' } }] }] } },
    },
  ]),
  inAnswersOf('catalogue.getProduct', [
    {
      id: 'other-product',
      at: 'product.productId',
      says: 'the product that was asked for is answered, by its id or by the last part of its address',
      pairs: ({ product }, { request }) => {
        const asked = request?.productId
        if (asked === undefined) return []
        const names = [product.productId, ...product.productURL.split('/').filter(Boolean).slice(-1)]
        return [among([asked], names)]
      },
      right: {
        part: { product: { productId: 'dev1', productURL: '/smartphones/orbit/' } },
        call: { request: { productId: 'orbit' } },
      },
      wrong: {
        part: { product: { productId: 'dev1', productURL: '/smartphones/orbit/' } },
        call: { request: { productId: 'pelago' } },
      },
    },
  ]),
  inAnswersOf('catalogue.getInventory', [
    {
      id: 'other-sku',
      at: 'skuId',
      says: 'the stock of the sku that was asked for is answered',
      pairs: ({ skuId, sorId }, { request }) =>
        request?.skuId === undefined ? [] : [among([request.skuId], [skuId, sorId])],
      right: { part: { skuId: 'a', sorId: 'A' }, call: { request: { skuId: 'a' } } },
      wrong: { part: { skuId: 'b', sorId: 'B' }, call: { request: { skuId: 'a' } } },
    },
    {
      id: 'other-store',
      at: 'locationCode',
      says: 'a store that was asked for is the local one, and localStore is it',
      pairs: ({ locationCode, localStore, stores }, { request }) => {
        const plain = (code: string) => code.replaceAll('-', '')
        const asked = request?.locationCode
        const isKnown = stores.some((store) => asked !== undefined && plain(store.locationCode) === plain(asked))
        return [
          ...(isKnown && asked !== undefined ? [[plain(locationCode), plain(asked)] as const] : []),
          ...(localStore ? [[localStore.locationCode, locationCode] as const] : []),
        ]
      },
      right: {
        part: { locationCode: '12-3', stores: [{ locationCode: '12-3' }] },
        call: { request: { locationCode: '123' } },
      },
      wrong: {
        part: { locationCode: '45-6', stores: [{ locationCode: '12-3' }] },
        call: { request: { locationCode: '123' } },
      },
    },
    {
      id: 'store-unknown',
      at: 'locationCode',
      says: 'locationCode is the store of localInventory, and each store is there once',
      pairs: ({ locationCode, stores, inventoryDetails }) => {
        const own = stores.find((store) => store.locationCode === locationCode)
        return [
          unique(stores.map((store) => store.locationCode)),
          ...(own ? [[inventoryDetails.localInventory.qtyAvailable, own.inventory.qtyAvailable] as const] : []),
        ]
      },
      right: {
        part: {
          locationCode: '1',
          stores: [{ locationCode: '1', inventory: { qtyAvailable: 2 } }],
          inventoryDetails: { localInventory: { qtyAvailable: 2 } },
        },
      },
      wrong: {
        part: {
          locationCode: '1',
          stores: [{ locationCode: '1', inventory: { qtyAvailable: 2 } }],
          inventoryDetails: { localInventory: { qtyAvailable: 0 } },
        },
      },
    },
  ]),
  inAnswersOf('catalogue.listBundles', [
    {
      id: 'tiers-out-of-order',
      at: 'tiers',
      says: 'a tier that asks for more pieces takes more off',
      pairs: ({ tiers }) => {
        const sorted = [...tiers].sort((left, right) => left.minimumQuantity - right.minimumQuantity)
        const percents = sorted.map(({ discountPercent }) => discountPercent)
        return [
          unique(tiers.map(({ minimumQuantity }) => minimumQuantity)),
          [percents, [...percents].sort((left, right) => left - right)],
        ]
      },
      right: {
        part: {
          tiers: [
            { minimumQuantity: 3, discountPercent: 20 },
            { minimumQuantity: 4, discountPercent: 25 },
          ],
        },
      },
      wrong: {
        part: {
          tiers: [
            { minimumQuantity: 3, discountPercent: 20 },
            { minimumQuantity: 3, discountPercent: 25 },
          ],
        },
      },
    },
  ]),
]
