import { makeAccount, portland } from './make-account'
import type { Persona } from './persona'
import { completeLine, phoneLine, readyCart } from './ready-cart'

const vera = { firstName: 'Vera', lastName: 'Holm', phoneNumber: '2075550112' } as const

/** They differ by what they left behind: carts, cases, locks, wishlists. */
export const cartPersonas = [
  {
    id: 'signed-in-hub-ready',
    title: 'A customer whose cart is ready',
    summary: 'The cart lacks nothing, contact and address are known: express checkout opens in checkout mode.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043301-1', ...vera }),
    begins: {
      carts: [
        {
          ...readyCart,
          contact: {
            firstName: vera.firstName,
            lastName: vera.lastName,
            emailId: 'vera.holm@example.com',
            phoneNumber: vera.phoneNumber,
            serviceAddress: portland,
          },
          shippingAddress: {
            type: 'home',
            firstName: vera.firstName,
            lastName: vera.lastName,
            country: 'USA',
            ...portland,
          },
        },
      ],
    },
  },
  {
    id: 'cart-with-steps',
    title: 'A customer in the middle of a cart',
    summary: 'One line still lacks its plan and its number: the hub is not ready and lists the pending steps.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043302-1', firstName: 'Otto', lastName: 'Behr', phoneNumber: '2075550113' }),
    begins: { carts: [{ lines: [phoneLine] }] },
  },
  {
    id: 'resumable-case',
    title: 'A customer with a saved cart',
    summary: 'Saved a cart before signing out: the case comes with the resume trigger.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043303-1', firstName: 'Lena', lastName: 'Voss', phoneNumber: '2075550114' }),
    begins: { carts: [{ ...readyCart, isToBeResumed: true }] },
  },
  {
    id: 'saved-cart',
    title: 'A guest who saved a cart by e-mail',
    summary: 'Comes back with an empty cart; retrieving the saved one for casey@example.com brings a phone back.',
    audience: 'prospect',
    role: '',
    begins: { carts: [{ ...readyCart, savedForEmail: 'casey@example.com' }] },
  },
  {
    id: 'several-cases',
    title: 'A customer with several cases',
    summary: 'Three open carts, one case each: getCases lists them all, and the case count is flagged.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043304-1', firstName: 'Mio', lastName: 'Sato', phoneNumber: '2075550115' }),
    begins: {
      carts: [
        { ...readyCart, isToBeResumed: true },
        {
          lines: [
            { activity: 'ACC', accessories: [{ skuId: 'bosun-charger-chalk', productId: 'acc15000021', qty: 2 }] },
          ],
        },
        { lines: [phoneLine] },
      ],
    },
  },
  {
    id: 'locked-by-retail',
    title: 'A customer whose cart a store holds',
    summary: 'A store works on the cart for a day: every change answers that VZW-RETAIL holds it.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043305-1', firstName: 'Tomas', lastName: 'Hale', phoneNumber: '2075550116' }),
    begins: { carts: [{ ...readyCart, lockedBy: 'VZW-RETAIL' }] },
  },
  {
    id: 'second-number',
    title: 'A customer who adds a second number',
    summary: 'The cart holds a second number for the phone that is there: the cart goes to order review.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043306-1', firstName: 'Dara', lastName: 'Quinn', phoneNumber: '2075550117' }),
    begins: {
      carts: [
        {
          lines: [
            {
              ...completeLine,
              device: { ...phoneLine.device, term: 0 },
              activity: 'NSEBYOD',
              isSecondNumber: true,
            },
          ],
          completedSteps: ['AccessoryInterestial'],
        },
      ],
    },
  },
  {
    id: 'standalone-trade-in',
    title: 'A customer who only trades a phone in',
    summary: 'No line in the cart, one phone to hand in: the case stands alone as a trade-in.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043307-1', firstName: 'Bela', lastName: 'Nagy', phoneNumber: '2075550118' }),
    begins: {
      carts: [
        {
          lines: [],
          tradeIns: [
            {
              submissionId: 'TI-1001',
              mtn: '2075550118',
              deviceBrand: 'Orbit',
              deviceModel: 'Orbit 9',
              condition: 'good',
              fullValueCents: 18_000,
            },
          ],
        },
      ],
    },
  },
  {
    id: 'full-wishlist',
    title: 'A customer with a full wishlist',
    summary: 'Six products on the wishlist: phones, a watch and accessories, one of them out of stock.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043308-1', firstName: 'Iris', lastName: 'Wynn', phoneNumber: '2075550119' }),
    begins: {
      wishlist: ['dev14000001', 'dev14000002', 'dev14000003', 'dev14080099', 'acc15000001', 'acc15000037'],
    },
  },
] as const satisfies readonly Persona[]
