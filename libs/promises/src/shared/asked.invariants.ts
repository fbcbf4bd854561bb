import { inAnswersOf } from '../promise/invariant'
import { among } from '../promise/values'

const isWanted = (flag: boolean | string | undefined) => flag === true || flag === 'Y'

const folded = (text: string) => text.trim().toLowerCase()

export const askedInvariants = [
  inAnswersOf('plans.getPlans', [
    {
      id: 'reference-missing',
      at: 'referenceData',
      says: 'the plan reference is there where it was asked for',
      pairs: ({ referenceData }, { request }) =>
        request?.referenceDataRequired === true ? [[referenceData !== undefined, true]] : [],
      right: { part: { referenceData: {} }, call: { request: { referenceDataRequired: true } } },
      wrong: { part: {}, call: { request: { referenceDataRequired: true } } },
    },
    {
      id: 'recommended-not-first',
      at: 'plans[].recommended',
      says: 'in the recommended flow recommended plans come first',
      pairs: ({ plans }, { request }) => {
        if (request?.isRecommendedFlow !== true) return []
        const flags = plans.map(({ recommended }) => recommended)
        return [[flags, [...flags].sort((left, right) => Number(right) - Number(left))]]
      },
      right: {
        part: { plans: [{ recommended: true }, { recommended: false }] },
        call: { request: { isRecommendedFlow: true } },
      },
      wrong: {
        part: { plans: [{ recommended: false }, { recommended: true }] },
        call: { request: { isRecommendedFlow: true } },
      },
    },
  ]),
  inAnswersOf('device.getProtectionFeatures', [
    {
      id: 'asked-part-missing',
      at: 'payload',
      says: 'the device, the eligibility of the home and the advised feature are there where they were asked for',
      pairs: ({ payload: { features, deviceDetails, homeProtectionEligibility, leadOffer } }, { request }) => [
        ...(isWanted(request?.getHomeProtectionEligibility)
          ? [[homeProtectionEligibility !== undefined, true] as const]
          : []),
        ...(isWanted(request?.getDeviceDetails) && request?.deviceSorId !== undefined
          ? [[folded(deviceDetails?.sorId ?? ''), folded(request.deviceSorId)] as const]
          : []),
        ...(leadOffer
          ? [
              among(
                [leadOffer.sorId],
                features.map(({ sorId }) => sorId),
              ),
            ]
          : []),
      ],
      right: {
        part: { payload: { features: [], deviceDetails: { sorId: 'A-1' } } },
        call: { request: { getDeviceDetails: true, deviceSorId: 'a-1' } },
      },
      wrong: {
        part: { payload: { features: [], deviceDetails: { sorId: 'B-1' } } },
        call: { request: { getDeviceDetails: true, deviceSorId: 'a-1' } },
      },
    },
  ]),
  inAnswersOf('device.getEsimDetails', [
    {
      id: 'other-device',
      at: 'esimDetails.sorId',
      says: 'the device that was asked for is answered, and with an IMEI whether it may be connected',
      pairs: ({ esimDetails: { sorId, standing } }, { request }) => [
        ...(request?.deviceSorId === undefined || request.lineId !== undefined
          ? []
          : [[folded(sorId), folded(request.deviceSorId)] as const]),
        ...(request ? [[standing !== undefined, request.imei !== undefined] as const] : []),
      ],
      right: { part: { esimDetails: { sorId: 'A-1' } }, call: { request: { deviceSorId: 'a-1' } } },
      wrong: { part: { esimDetails: { sorId: 'B-1' } }, call: { request: { deviceSorId: 'a-1' } } },
    },
  ]),
  inAnswersOf('catalogue.getInventory', [
    {
      id: 'other-zip-code',
      at: 'localStore',
      says: 'the nearest store to a zip code is one that has it, where there is one',
      pairs: ({ locationCode, stores }, { request }) => {
        const near = stores.filter(({ zipCode }) => zipCode === request?.zip)
        if (near.length === 0 || request?.locationCode !== undefined) return []
        return [
          among(
            [locationCode],
            near.map((store) => store.locationCode),
          ),
        ]
      },
      right: {
        part: { locationCode: '1', stores: [{ locationCode: '1', zipCode: '04101' }] },
        call: { request: { zip: '04101' } },
      },
      wrong: {
        part: { locationCode: '2', stores: [{ locationCode: '1', zipCode: '04101' }] },
        call: { request: { zip: '04101' } },
      },
    },
  ]),
  inAnswersOf('tradeIn.validateDevice', [
    {
      id: 'other-device',
      at: 'device',
      says: 'the device that was asked for is valued',
      pairs: ({ device: { deviceBrand, deviceModel } }, { request }) => {
        const { device } = request ?? {}
        if (!device || !('deviceModel' in device) || !('deviceBrand' in device)) return []
        return [
          [
            [folded(deviceBrand), folded(deviceModel)],
            [folded(String(device.deviceBrand)), folded(String(device.deviceModel))],
          ],
        ]
      },
      right: {
        part: { device: { deviceBrand: 'Orbit', deviceModel: 'Orbit 9' } },
        call: { request: { device: { deviceBrand: 'orbit', deviceModel: 'Orbit 9' } } },
      },
      wrong: {
        part: { device: { deviceBrand: 'Orbit', deviceModel: 'Orbit 8' } },
        call: { request: { device: { deviceBrand: 'orbit', deviceModel: 'Orbit 9' } } },
      },
    },
  ]),
  inAnswersOf('pricing.estimateLine', [
    {
      id: 'other-term',
      at: 'plans[].totals',
      says: 'a device that is paid in full is charged today, and one on instalments month by month',
      pairs: ({ plans, term }) =>
        plans.map(({ totals }) => {
          const codes = [...totals.todayRows, ...totals.monthlyRows].map(({ code }) => code)
          return [
            { device: codes.includes('device'), instalment: codes.includes('instalment') },
            { device: term === 0, instalment: term > 0 },
          ] as const
        }),
      right: {
        part: { term: 0, plans: [{ totals: { todayRows: [{ code: 'device' }], monthlyRows: [{ code: 'plan' }] } }] },
      },
      wrong: {
        part: { term: 0, plans: [{ totals: { todayRows: [], monthlyRows: [{ code: 'instalment' }] } }] },
      },
    },
    {
      id: 'other-condition',
      at: 'tradeIn.condition',
      says: 'a trade-in is estimated in the condition that was asked for, and only where there is one',
      pairs: ({ tradeIn }, { request }) =>
        request ? [[tradeIn?.condition, tradeIn ? request.tradeIn?.condition : undefined]] : [],
      right: { part: { tradeIn: { condition: 'good' } }, call: { request: { tradeIn: { condition: 'good' } } } },
      wrong: { part: { tradeIn: { condition: 'good' } }, call: { request: { tradeIn: { condition: 'damaged' } } } },
    },
    {
      id: 'accessories-not-asked',
      at: 'plans[].totals.todayRows',
      says: 'accessories are charged in an estimate exactly where they were asked for',
      pairs: ({ plans }, { request }) =>
        request
          ? plans.map(({ totals }) => [
              totals.todayRows.some(({ code }) => code === 'accessories'),
              (request.accessories ?? []).length > 0,
            ])
          : [],
      right: {
        part: { plans: [{ totals: { todayRows: [{ code: 'accessories' }] } }] },
        call: { request: { accessories: ['charger'] } },
      },
      wrong: {
        part: { plans: [{ totals: { todayRows: [{ code: 'delivery' }] } }] },
        call: { request: { accessories: ['charger'] } },
      },
    },
  ]),
  inAnswersOf('recommendations.pdm', [
    {
      id: 'more-than-asked',
      at: 'productList',
      says: 'no more accessories are recommended than were asked for',
      pairs: (answer, { request }) => {
        if (!request || !('propositionCount' in request)) return []
        const most = Number(request.propositionCount)
        const { productList } =
          'accessoryRecommendations' in answer
            ? answer.accessoryRecommendations.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations
            : { productList: [] }
        return [[productList.length, Math.min(productList.length, most)]]
      },
      right: {
        part: {
          accessoryRecommendations: {
            recommendedAccessoriesInformation: { deviceBasedAccessoryRecommendations: { productList: [{}] } },
          },
        },
        call: { request: { propositionCount: 1 } },
      },
      wrong: {
        part: {
          accessoryRecommendations: {
            recommendedAccessoriesInformation: { deviceBasedAccessoryRecommendations: { productList: [{}, {}] } },
          },
        },
        call: { request: { propositionCount: 1 } },
      },
    },
  ]),
  inAnswersOf('checkout.getCheckoutDetails', [
    {
      id: 'pays-by-no-account',
      at: 'paymentOptions',
      says: 'the bill and the balances of an account pay for nobody who is not signed in',
      pairs: ({ paymentOptions = [] }, { audience }) => {
        const ofAccount = paymentOptions.filter(({ paymentType }) => ['BTA', 'VD', 'DD'].includes(paymentType))
        return audience.endsWith('signed-in') ? [] : [[ofAccount.map(({ paymentType }) => paymentType), []]]
      },
      right: { part: { paymentOptions: [{ paymentType: 'CC' }] }, call: { audience: 'prospect' } },
      wrong: { part: { paymentOptions: [{ paymentType: 'BTA' }] }, call: { audience: 'prospect' } },
    },
  ]),
]
