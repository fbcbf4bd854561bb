import { inAnswersOf } from '../promise/invariant'

export const omniInvariants = [
  inAnswersOf('omni.readDL', [
    {
      id: 'items-counted',
      at: 'dataLayer.cart.itemCount',
      says: 'itemCount is the number of pieces of the items',
      pairs: ({ dataLayer: { cart } }) => [[cart.itemCount, cart.items.reduce((all, { qty }) => all + qty, 0)]],
      right: { part: { dataLayer: { cart: { itemCount: 2, items: [{ qty: 2 }] } } } },
      wrong: { part: { dataLayer: { cart: { itemCount: 1, items: [{ qty: 2 }] } } } },
    },
    {
      id: 'other-page',
      at: 'dataLayer.page',
      says: 'the page and the flow are those of the request',
      pairs: ({ dataLayer: { page } }, { request }) => [
        ...(request?.pageName === undefined ? [] : [[page.name, request.pageName] as const]),
        ...(request?.flowName === undefined ? [] : [[page.flow, request.flowName] as const]),
      ],
      right: { part: { dataLayer: { page: { name: 'plans' } } }, call: { request: { pageName: 'plans' } } },
      wrong: { part: { dataLayer: { page: { name: 'cart' } } }, call: { request: { pageName: 'plans' } } },
    },
    {
      id: 'login-status-differs',
      at: 'dataLayer.visitor.loginStatus',
      says: 'loginStatus says whether the caller is signed in',
      pairs: ({ dataLayer: { visitor } }, { audience }) => [
        [visitor.loginStatus, audience.endsWith('signed-in') ? 'logged in' : 'not logged in'],
      ],
      right: { part: { dataLayer: { visitor: { loginStatus: 'logged in' } } }, call: { audience: 'signed-in' } },
      wrong: { part: { dataLayer: { visitor: { loginStatus: 'not logged in' } } }, call: { audience: 'signed-in' } },
    },
    {
      id: 'other-business',
      at: 'dataLayer.visitor.lineOfBusiness',
      says: 'the line of business is vzp for prepaid, and for nobody else',
      pairs: ({ dataLayer: { visitor } }, { audience }) => [
        [visitor.lineOfBusiness === 'vzp', audience.startsWith('prepay')],
      ],
      right: { part: { dataLayer: { visitor: { lineOfBusiness: 'vzp' } } }, call: { audience: 'prepay' } },
      wrong: { part: { dataLayer: { visitor: { lineOfBusiness: 'vzw' } } }, call: { audience: 'prepay' } },
    },
  ]),
]
