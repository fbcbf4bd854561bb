import { inAnswersOf } from '../promise/invariant'
import { among, dayToCome } from '../promise/values'

export const stockInvariants = [
  inAnswersOf('catalogue.getInventory', [
    {
      id: 'pickup-differs',
      at: 'pickupOn',
      says: 'localStore hands a sku out on a day to come exactly where it has it, and free delivery brings what is in stock',
      pairs: ({ localStore, pickupOn, arrivesOn, inventoryDetails: { dFillInventory, localInventory } }, { clock }) => [
        ...(localStore ? [[pickupOn !== undefined, localInventory.isInStock] as const] : []),
        ...(dFillInventory.isInStock ? [[arrivesOn !== undefined, true] as const] : []),
        ...dayToCome(pickupOn, clock),
        ...dayToCome(arrivesOn, clock),
      ],
      right: {
        part: {
          pickupOn: '2026-01-02',
          localStore: {},
          inventoryDetails: { localInventory: { isInStock: true }, dFillInventory: { isInStock: false } },
        },
      },
      wrong: {
        part: {
          pickupOn: '2026-01-02',
          localStore: {},
          inventoryDetails: { localInventory: { isInStock: false }, dFillInventory: { isInStock: false } },
        },
      },
    },
    {
      id: 'local-store-differs',
      at: 'localStore',
      says: 'localStore is the same as it is among the stores',
      pairs: ({ localStore, stores }) => {
        const own = stores.find(({ locationCode }) => locationCode === localStore?.locationCode)
        return own && localStore
          ? [
              [
                { name: localStore.name, zipCode: localStore.zipCode, ways: localStore.ispuServices },
                { name: own.name, zipCode: own.zipCode, ways: own.ispuServices },
              ],
            ]
          : []
      },
      right: {
        part: {
          localStore: { locationCode: '1', name: 'A', zipCode: '04101', ispuServices: ['curbside'] },
          stores: [{ locationCode: '1', name: 'A', zipCode: '04101', ispuServices: ['curbside'] }],
        },
      },
      wrong: {
        part: {
          localStore: { locationCode: '1', name: 'A', zipCode: '04101', ispuServices: ['curbside'] },
          stores: [{ locationCode: '1', name: 'A', zipCode: '04101', ispuServices: [] }],
        },
      },
    },
  ]),
  inAnswersOf('catalogue.listBundles', [
    {
      id: 'does-not-count',
      at: 'products',
      says: 'what counts towards the discount is an accessory that costs enough and is of no kind that never counts',
      pairs: ({ products, minimumPrice, excludedProductLines }) =>
        products
          .filter(({ childSkus }) => childSkus.length > 0)
          .map(({ productId, itemType, categoryType = '', bundleEligible = true, childSkus }) => [
            {
              productId,
              itemType,
              bundleEligible,
              isExcluded: excludedProductLines.includes(categoryType),
              isDear: childSkus.some(({ price }) => price.fullRetailPrice.originalPrice >= minimumPrice),
            },
            { productId, itemType: 'ACCESSORY', bundleEligible: true, isExcluded: false, isDear: true },
          ]),
      right: {
        part: {
          minimumPrice: 19.99,
          excludedProductLines: ['drones'],
          products: [
            {
              productId: 'a',
              itemType: 'ACCESSORY',
              categoryType: 'cases',
              childSkus: [{ price: { fullRetailPrice: { originalPrice: 19.99 } } }],
            },
          ],
        },
      },
      wrong: {
        part: {
          minimumPrice: 29.99,
          excludedProductLines: ['drones'],
          products: [
            {
              productId: 'a',
              itemType: 'ACCESSORY',
              categoryType: 'cases',
              childSkus: [{ price: { fullRetailPrice: { originalPrice: 19.99 } } }],
            },
          ],
        },
      },
    },
    {
      id: 'tier-out-of-reach',
      at: 'maximumItems',
      says: 'each tier can be reached with as many pieces as are discounted',
      pairs: ({ tiers, maximumItems }) => [
        among(
          tiers.map(({ minimumQuantity }) => minimumQuantity),
          tiers.map(({ minimumQuantity }) => Math.min(minimumQuantity, maximumItems)),
        ),
      ],
      right: { part: { tiers: [{ minimumQuantity: 5 }], maximumItems: 10 } },
      wrong: { part: { tiers: [{ minimumQuantity: 5 }], maximumItems: 3 } },
    },
  ]),
]
