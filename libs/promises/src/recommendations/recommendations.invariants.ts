import { inAnswersOf } from '../promise/invariant'
import { unique } from '../promise/values'
import { countCookies } from '@soe/contracts'

interface Recommended {
  readonly productId: string
  readonly itemType: 'ACCESSORY' | 'DEVICE'
}

const accessories = (...products: readonly Recommended[]) => ({
  accessoryRecommendations: {
    recommendedAccessoriesInformation: {
      deviceBasedAccessoryRecommendations: { productList: products.map((product) => ({ product })) },
    },
  },
})

export const recommendationsInvariants = [
  inAnswersOf('recommendations.getRtCartCount', [
    {
      id: 'count-cookie',
      at: 'set-cookie',
      says: 'the count cookies are the numbers of the answer',
      pairs: ({ rtCartCount, wishListCount }, { cookies = {}, audience }) => {
        const { cart, wishlist } = countCookies(audience.endsWith('signed-in'))
        const right: [string, number][] = [
          [cart, rtCartCount],
          [wishlist, wishListCount],
        ]
        return right.flatMap(([name, count]) =>
          cookies[name] === undefined ? [] : [[{ [name]: cookies[name] }, { [name]: String(count) }]],
        )
      },
      right: { part: { rtCartCount: 1, wishListCount: 0 }, call: { cookies: { gnCartCount: '1' } } },
      wrong: { part: { rtCartCount: 1, wishListCount: 0 }, call: { cookies: { gnCartCount: '2' } } },
    },
  ]),
  inAnswersOf('recommendations.pdm', [
    {
      id: 'product-twice',
      at: 'deviceRecommendation',
      says: 'each product is recommended once in a list',
      pairs: (answer) => {
        if (!('deviceRecommendation' in answer)) return []
        const { recommendedDeviceInformation } = answer.deviceRecommendation
        return recommendedDeviceInformation.accountLevelRecommendations.productList.map(({ deviceProducts }) =>
          unique(deviceProducts.map(({ product }) => product.productId)),
        )
      },
      right: {
        part: {
          deviceRecommendation: {
            recommendedDeviceInformation: {
              accountLevelRecommendations: { productList: [{ deviceProducts: [{ product: { productId: 'a' } }] }] },
            },
          },
        },
      },
      wrong: {
        part: {
          deviceRecommendation: {
            recommendedDeviceInformation: {
              accountLevelRecommendations: {
                productList: [{ deviceProducts: [{ product: { productId: 'a' } }, { product: { productId: 'a' } }] }],
              },
            },
          },
        },
      },
    },
    {
      id: 'accessory-twice',
      at: 'accessoryRecommendations',
      says: 'accessories alone are recommended as accessories, each once',
      pairs: (answer) => {
        if (!('accessoryRecommendations' in answer)) return []
        const { recommendedAccessoriesInformation } = answer.accessoryRecommendations
        const { productList } = recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations
        return [
          unique(productList.map(({ product }) => product.productId)),
          ...productList.map(({ product }) => [product.itemType, 'ACCESSORY'] as const),
        ]
      },
      right: { part: accessories({ productId: 'a', itemType: 'ACCESSORY' }) },
      wrong: {
        part: accessories({ productId: 'a', itemType: 'ACCESSORY' }, { productId: 'a', itemType: 'ACCESSORY' }),
      },
    },
    {
      id: 'chat-without-proposition',
      at: 'recommendation.proactiveChatIndicator',
      says: 'a chat is offered only with what it proposes',
      pairs: (answer) =>
        'recommendation' in answer && answer.recommendation.proactiveChatIndicator === 'Y'
          ? [[answer.recommendation.proposition !== undefined, true]]
          : [],
      right: { part: { recommendation: { proactiveChatIndicator: 'N' } } },
      wrong: { part: { recommendation: { proactiveChatIndicator: 'Y' } } },
    },
  ]),
]
