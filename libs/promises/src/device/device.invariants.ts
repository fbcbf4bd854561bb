import { inAnswersOf } from '../promise/invariant'
import { among, unique } from '../promise/values'

export const deviceInvariants = [
  inAnswersOf('device.getEsimDetails', [
    {
      id: 'sim-types-differ',
      at: 'esimDetails.simTypes',
      says: 'a device that takes an eSIM lists it, and the selected SIM is one of the list',
      pairs: ({ esimDetails: { euiccCapable, simTypes, selectedSimType } }) => [
        [simTypes.includes('ESIM'), euiccCapable],
        ...(selectedSimType === undefined ? [] : [among([selectedSimType], simTypes)]),
      ],
      right: { part: { esimDetails: { euiccCapable: true, simTypes: ['ESIM', 'PSIM'] } } },
      wrong: { part: { esimDetails: { euiccCapable: true, simTypes: ['PSIM'] } } },
    },
  ]),
  inAnswersOf('device.getProtectionFeatures', [
    {
      id: 'feature-twice',
      at: 'payload.features',
      says: 'each feature is there once, and none costs more with its discount',
      pairs: ({ payload: { features } }) => [
        unique(features.map(({ sorId }) => sorId)),
        ...features.map(
          ({ price }) => [price.discountedPrice, Math.min(price.discountedPrice, price.originalPrice)] as const,
        ),
      ],
      right: { part: { payload: { features: [{ sorId: 'a', price: { originalPrice: 10, discountedPrice: 10 } }] } } },
      wrong: { part: { payload: { features: [{ sorId: 'a', price: { originalPrice: 10, discountedPrice: 12 } }] } } },
    },
    {
      id: 'home-flags-differ',
      at: 'payload.homeProtectionEligibility',
      says: 'a feature for the home is in the cart, or the account, exactly where the summary says so',
      pairs: ({ payload: { features, homeProtectionEligibility: home } }, { request }) => {
        if (!home || !request) return []
        const listed = features.filter(({ family }) => family === 'VZPROTECT_HOME')
        const pages = request.vhdpPageRequest ? [request.vhdpPageRequest] : (['HDP', 'HDA'] as const)
        const summaries = {
          HDP: [home.isVzPhInCart, home.isVzPhInAccount],
          HDA: [home.isVzHdaInCart, home.isVzHdaInAccount],
        }
        return [
          [listed.some(({ inCart }) => inCart), pages.some((page) => summaries[page][0])],
          [listed.some(({ inAccount }) => inAccount), pages.some((page) => summaries[page][1])],
        ]
      },
      right: {
        part: {
          payload: {
            features: [{ family: 'VZPROTECT_HOME', inCart: true, inAccount: false }],
            homeProtectionEligibility: { isVzPhInCart: true, isVzPhInAccount: false },
          },
        },
        call: { request: { vhdpPageRequest: 'HDP' } },
      },
      wrong: {
        part: {
          payload: {
            features: [{ family: 'VZPROTECT_HOME', inCart: false, inAccount: false }],
            homeProtectionEligibility: { isVzPhInCart: true, isVzPhInAccount: false },
          },
        },
        call: { request: { vhdpPageRequest: 'HDP' } },
      },
    },
  ]),
]
