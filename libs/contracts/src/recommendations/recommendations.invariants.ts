import { inAnswersOf } from '../invariant/invariant'
import { unique } from '../invariant/values'
import { countCookies } from '../shop-cookies'

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
  ]),
]
