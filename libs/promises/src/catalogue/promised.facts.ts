import { fromCheckout } from '../checkout/from-checkout'
import { fromAnswer, type Source } from '../promise/fact'
import { ofMany, type Named } from '../promise/of-many'
import { sumOf } from '../promise/values'
import type { PlanReference } from '@soe/contracts'

/** Read from a cart of a single line without accessories. */
const fromSingleLine = <Value>(select: Parameters<typeof fromCheckout<Named<Value>>>[0]): Source<Named<Value>> =>
  fromCheckout((details, call) => {
    const [line, ...others] = Object.values(details.cart.lineDetails.lineInfo)
    return line && others.length === 0 && line.accessories.length === 0 ? select(details, call) : undefined
  })

const onlyLine = (line: object) => ({ lineDetails: { lineInfo: { a: { accessories: [], ...line } } } })

/** Free delivery of a phone, and its collection. */
const cartThatArrives = (arrivesOn: string) => ({
  shipmentInfo: { shippingOptions: [{ cost: 0, active: true, arrivesOn }] },
  cart: onlyLine({ deviceItem: { skuId: 'phone' } }),
})

const arrivalFact = ofMany<readonly string[]>({
  name: 'arrival',
  says: 'a device arrives on the day that was promised before it was in the cart',
  sources: [
    fromAnswer('catalogue.getInventory', ({ answer: { skuId, arrivesOn } }) =>
      arrivesOn === undefined ? undefined : { [skuId]: [arrivesOn] },
    ),
    fromSingleLine(({ shipmentInfo: { shippingOptions }, cart: { lineDetails } }) => {
      const [line] = Object.values(lineDetails.lineInfo)
      const free = shippingOptions.filter(({ cost, active }) => cost === 0 && active)
      return line?.deviceItem && free.length > 0
        ? { [line.deviceItem.skuId]: free.map(({ arrivesOn }) => arrivesOn) }
        : undefined
    }),
  ],
  // Of several ways that cost nothing, one is the promised one.
  compare: (said, known) =>
    Object.entries(said).flatMap(([sku, days]) => {
      const promised = known[sku]
      return promised === undefined || days.some((day) => promised.includes(day)) ? [] : [[days, promised] as const]
    }),
  right: [
    { key: 'catalogue.getInventory', answer: { skuId: 'phone', arrivesOn: '2026-01-03' } },
    { key: 'checkout.getCheckoutDetails', answer: cartThatArrives('2026-01-03') },
  ],
  wrong: [
    { key: 'catalogue.getInventory', answer: { skuId: 'phone', arrivesOn: '2026-01-02' } },
    { key: 'checkout.getCheckoutDetails', answer: cartThatArrives('2026-01-03') },
  ],
})

const planReference = (activationFee: number) => ({
  planReference: { planDetails: [{ planId: 'p', activationFee }] },
})

const activated = (amount: number) => ({
  shipmentInfo: {},
  cart: {
    ...onlyLine({ plan: { planId: 'p' } }),
    orderDetails: { totals: { todayRows: [{ code: 'activation', amount }] } },
  },
})

const activationFact = ofMany<number>({
  name: 'activationFee',
  says: 'a line is charged the activation fee that its plan names',
  sources: [
    fromAnswer('content.getPlanReferenceModel', ({ answer }) =>
      Object.fromEntries(
        answer.planReference.planDetails.map(({ planId, activationFee }) => [planId, activationFee] as const),
      ),
    ),
    fromSingleLine(({ cart: { lineDetails, orderDetails } }) => {
      const [line] = Object.values(lineDetails.lineInfo)
      const rows = orderDetails.totals.todayRows.filter(({ code }) => code === 'activation')
      return line?.plan && rows.length > 0 ? { [line.plan.planId]: sumOf(rows.map(({ amount }) => amount)) } : undefined
    }),
  ],
  right: [
    { key: 'content.getPlanReferenceModel', answer: planReference(35) },
    { key: 'checkout.getCheckoutDetails', answer: activated(35) },
  ],
  wrong: [
    { key: 'content.getPlanReferenceModel', answer: planReference(30) },
    { key: 'checkout.getCheckoutDetails', answer: activated(35) },
  ],
})

const plans = { plans: [{ planId: 'p', monthlyPrice: 55, priceWithoutAutoPay: 65 }] }

const estimate = (dueMonthlyWithoutAutoPay: number) => ({
  plans: [{ planId: 'p', totals: { dueMonthly: 82.77 }, dueMonthlyWithoutAutoPay }],
})

const autoPayFact = ofMany<number>({
  name: 'autoPayDiscount',
  says: 'Auto Pay takes the same off a plan in every answer, whatever else is taken off',
  sources: [
    fromAnswer('plans.getPlans', ({ answer }) =>
      Object.fromEntries(
        answer.plans.flatMap(({ planId, monthlyPrice, priceWithoutAutoPay: without }) =>
          without === undefined ? [] : [[planId, sumOf([without, -monthlyPrice])]],
        ),
      ),
    ),
    fromAnswer('pricing.estimateLine', ({ answer }) =>
      Object.fromEntries(
        answer.plans.flatMap(({ planId, totals, dueMonthlyWithoutAutoPay: without }) =>
          without === undefined ? [] : [[planId, sumOf([without, -totals.dueMonthly])]],
        ),
      ),
    ),
  ],
  right: [
    { key: 'plans.getPlans', answer: plans },
    { key: 'pricing.estimateLine', answer: estimate(92.77) },
  ],
  wrong: [
    { key: 'plans.getPlans', answer: plans },
    { key: 'pricing.estimateLine', answer: estimate(114.99) },
  ],
})

const accountDevices = { devices: [{ mtnHashCode: 'x', tradeInValue: 200 }] }

const lineWith = (tradeInValue: number) => ({
  lines: [{ mtnHashCode: 'x', equipmentInfos: [{ deviceInfo: { tradeInValue } }] }],
})

const deviceValueFact = ofMany<number>({
  name: 'deviceValue',
  says: 'a device of the account has one trade-in value',
  sources: [
    fromAnswer('tradeIn.accountDevices', ({ answer }) =>
      Object.fromEntries(answer.devices.map(({ mtnHashCode, tradeInValue }) => [mtnHashCode, tradeInValue])),
    ),
    fromAnswer('cart.listEligibleLines', ({ answer }) =>
      Object.fromEntries(
        answer.lines.flatMap(({ mtnHashCode, equipmentInfos: [equipment] }) =>
          equipment ? [[mtnHashCode, equipment.deviceInfo.tradeInValue]] : [],
        ),
      ),
    ),
  ],
  right: [
    { key: 'tradeIn.accountDevices', answer: accountDevices },
    { key: 'cart.listEligibleLines', answer: lineWith(200) },
  ],
  wrong: [
    { key: 'tradeIn.accountDevices', answer: accountDevices },
    { key: 'cart.listEligibleLines', answer: lineWith(215) },
  ],
})

const modelValue = (deviceBrand: string, deviceModel: string, tradeInValue: number) => [
  [`${deviceBrand} ${deviceModel}`, tradeInValue] as const,
]

const modelValueFact = ofMany<number>({
  name: 'modelValue',
  says: 'a device that may be traded in is worth what its model is worth in good condition',
  sources: [
    fromAnswer('tradeIn.accountDevices', ({ answer: { devices, models } }) =>
      Object.fromEntries(
        [...models, ...devices.filter(({ eligible }) => eligible)].flatMap((one) =>
          modelValue(one.deviceBrand, one.deviceModel, one.tradeInValue),
        ),
      ),
    ),
    fromAnswer('tradeIn.validateDevice', ({ answer: { device } }) =>
      device.eligible
        ? Object.fromEntries(modelValue(device.deviceBrand, device.deviceModel, device.tradeInValue))
        : undefined,
    ),
  ],
  right: [
    {
      key: 'tradeIn.accountDevices',
      answer: { devices: [], models: [{ deviceBrand: 'Orbit', deviceModel: 'Orbit 9', tradeInValue: 180 }] },
    },
    {
      key: 'tradeIn.validateDevice',
      answer: { device: { deviceBrand: 'Orbit', deviceModel: 'Orbit 9', tradeInValue: 180, eligible: true } },
    },
  ],
  wrong: [
    {
      key: 'tradeIn.accountDevices',
      answer: { devices: [], models: [{ deviceBrand: 'Orbit', deviceModel: 'Orbit 9', tradeInValue: 180 }] },
    },
    {
      key: 'tradeIn.validateDevice',
      answer: { device: { deviceBrand: 'Orbit', deviceModel: 'Orbit 9', tradeInValue: 18, eligible: true } },
    },
  ],
})

const listedModel = {
  key: 'tradeIn.accountDevices',
  answer: { devices: [], models: [{ deviceBrand: 'Orbit', deviceModel: 'Orbit 9', tradeInValue: 180 }] },
} as const

const valuedModel = (eligible: boolean) =>
  ({
    key: 'tradeIn.validateDevice',
    answer: { device: { deviceBrand: 'Orbit', deviceModel: 'Orbit 9', tradeInValue: eligible ? 180 : 0, eligible } },
  }) as const

const acceptedModelFact = ofMany<boolean>({
  name: 'acceptedModel',
  says: 'a model that is listed as one that the carrier accepts is accepted where it is valued',
  sources: [
    fromAnswer('tradeIn.accountDevices', ({ answer: { models } }) =>
      Object.fromEntries(models.map(({ deviceBrand, deviceModel }) => [`${deviceBrand} ${deviceModel}`, true])),
    ),
    fromAnswer('tradeIn.validateDevice', ({ answer: { device } }) => ({
      [`${device.deviceBrand} ${device.deviceModel}`]: device.eligible,
    })),
  ],
  right: [listedModel, valuedModel(true)],
  wrong: [listedModel, valuedModel(false)],
})

const reference = (displayName: string) => ({
  planTypes: [{ planType: 'watches', displayName, planIds: ['a'] }],
  disclosures: [{ id: 'taxes', text: 'Plus taxes.' }],
})

const referenceOf = ({ planTypes, disclosures }: PlanReference, language = ''): Named<string> =>
  Object.fromEntries([
    ...planTypes.map(({ planType, displayName }) => [`${language} ${planType}`, displayName]),
    ...disclosures.map(({ id, text }) => [`${language} ${id}`, text]),
  ])

const planReferenceFact = ofMany<string>({
  name: 'planReference',
  says: 'kinds of plans are called alike, and disclosures read alike, beside the plans and by themselves',
  sources: [
    fromAnswer('content.getPlanReferenceModel', ({ answer, language }) => referenceOf(answer.planReference, language)),
    fromAnswer('plans.getPlans', ({ answer: { referenceData }, language }) =>
      referenceData ? referenceOf(referenceData, language) : undefined,
    ),
  ],
  right: [
    { key: 'content.getPlanReferenceModel', answer: { planReference: reference('Watch plans') } },
    { key: 'plans.getPlans', answer: { plans: [], referenceData: reference('Watch plans') } },
  ],
  wrong: [
    { key: 'content.getPlanReferenceModel', answer: { planReference: reference('Watch plans') } },
    { key: 'plans.getPlans', answer: { plans: [], referenceData: reference('Phone plans') } },
  ],
})

export const promisedFacts = [
  arrivalFact,
  activationFact,
  autoPayFact,
  deviceValueFact,
  modelValueFact,
  acceptedModelFact,
  planReferenceFact,
]
