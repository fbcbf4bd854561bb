import type { Audience, OperationKey } from '@soe/contracts'
import { savedCardsFact } from '@soe/contracts/invariants'
import { audiencesOf } from '../contract/judged-operations'
import type { Check, CheckContext } from '../run/check'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import { addPhone, fillCart, fillFullCart, readyToOrder, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { jsonOf } from '../target/exchange'
import { readAll } from './reads'

type Request = Pick<CallOptions, 'body' | 'query'>

/** A choice among two or more, of the one that is neither the first nor the last nor what comes by itself. */
interface Candidate {
  readonly name: string
  readonly key: OperationKey
  readonly audience: Audience
  readonly run: (context: CheckContext, shopper: Shopper) => Promise<unknown>
}

const reader = 'checkout.getCheckoutDetails'

/** What an answer says, as far as it is there; nothing where the backend does not offer the operation. */
const ask = async <Answer>(shopper: Shopper, key: OperationKey, request?: Request): Promise<Partial<Answer>> => {
  const answers: Partial<Answer>[] = []
  await whereServed(async () => {
    const { exchange } = await shopper.call(key, request ?? exampleOf(key, shopper.audience))
    answers.push((jsonOf(exchange.response) ?? {}) as Partial<Answer>)
  })
  return answers[0] ?? {}
}

const change = (shopper: Shopper, key: OperationKey, body: object) =>
  shopper.call(key, { body: exampleBody(key, { ...body }, shopper.audience) })

/** Three cards that differ in brand, digits and expiry. */
const cards = [
  { cardNumber: '4111111111111111', expiryMonth: 4, expiryYear: 2031 },
  { cardNumber: '5555555555554444', expiryMonth: 12, expiryYear: 2033 },
  { cardNumber: '4012888888881881', expiryMonth: 7, expiryYear: 2032 },
] as const

const pay = (shopper: Shopper, by: object) => {
  const { payment } = exampleBody('checkout.selectPayment') as { payment: object }
  return change(shopper, 'checkout.selectPayment', { payment: { ...payment, ...by } })
}

const saveCards = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  for (const card of cards) {
    await readAll(context, shopper, ['payment.listCards'])
    await pay(shopper, { ...card, saveCard: true })
  }
  await readAll(context, shopper, ['payment.listCards'])
}

const payByEachCard = async (context: CheckContext, shopper: Shopper) => {
  await saveCards(context, shopper)
  const saved = shopper.follower.known(savedCardsFact) ?? []
  for (const { cardId } of [...saved.slice(1), ...saved.slice(0, 1)]) {
    const payment = { paymentType: 'saved-card', cardId }
    await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment } })
    await readAll(context, shopper, [reader])
  }
}

/** Cards that no bank takes: one that has expired, and one whose number is not right. */
const badCards = [
  { cardNumber: '4111111111111111', expiryMonth: 1, expiryYear: 2001 },
  { cardNumber: '4111111111111112', expiryMonth: 4, expiryYear: 2031 },
] as const

const declineAfterPaying = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  await pay(shopper, cards[1])
  await readAll(context, shopper, [reader])
  for (const card of badCards) {
    await pay(shopper, card)
    await readAll(context, shopper, [reader])
  }
}

/** How each kind of payment that an answer offers is chosen; the others go by way of a service. */
const choices: Readonly<Record<string, object>> = {
  BTA: { paymentType: 'account' },
  CC: { ...cards[0], paymentType: 'card' },
}

interface OptionsAnswer {
  readonly paymentOptions: readonly { readonly paymentType: string }[]
}

const payAsOffered = async (_context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  const body = exampleBody(reader, { paymentOptions: true })
  const { paymentOptions = [] } = await ask<OptionsAnswer>(shopper, reader, { body })
  for (const { paymentType } of paymentOptions) {
    const choice = choices[paymentType]
    const payment = choice && { ...(exampleBody('checkout.selectPayment')['payment'] as object), ...choice }
    if (!payment) continue
    await shopper.call('checkout.selectPayment', {
      body: { cartInfo: {}, payment },
      expect: {
        kind: 'offered-in-vain',
        at: 'paymentOptions',
        of: reader,
        says: `${paymentType} is offered, so it can be chosen`,
        fault: 103,
        ends: 'done',
      },
    })
  }
}

interface OrderAnswer {
  readonly order: { readonly orderNumber: string }
}

const readEarlierOrder = async (context: CheckContext, shopper: Shopper) => {
  const numbers: string[] = []
  for (let round = 0; round < 3; round += 1) {
    await shopper.asSetup(() => readyToOrder(shopper))
    const { order } = await ask<OrderAnswer>(shopper, 'checkout.placeOrder')
    if (order) numbers.push(order.orderNumber)
  }
  for (const orderNumber of [...numbers.slice(1), ...numbers.slice(0, 1)])
    await shopper.call('checkout.getOrder', { body: { orderNumber } })
  await readAll(context, shopper, ['checkout.getOrder', 'checkout.listOrders'])
}

/** What is a customer's is found by nobody who only knows how to ask. */
const hideCustomersOrder = async (context: CheckContext, guest: Shopper) => {
  const customer = await context.beside(guest, 'signed-in')
  await customer.asSetup(() => readyToOrder(customer))
  const { order } = await ask<OrderAnswer>(customer, 'checkout.placeOrder')
  if (!order) return
  const { contact } = exampleBody('checkout.updateContact') as { contact: { emailId: string } }
  await guest.call('checkout.findOrder', {
    body: { orderNumber: order.orderNumber, emailId: contact.emailId },
    expect: {
      kind: 'order-shown',
      at: 'order',
      says: "an order of an account is shown to its own customer alone, not to whoever looks for guests' orders",
      fault: 204,
      hides: order.orderNumber,
    },
  })
}

interface CasesAnswer {
  readonly cases: readonly { readonly caseID: string; readonly cartId: string }[]
}

const currentReads: readonly OperationKey[] = [reader, 'cases.getCaseAndCartId', 'cart.checkExistingCart']

const resumeEarlierCase = async (context: CheckContext, shopper: Shopper) => {
  for (let round = 0; round < 3; round += 1) {
    await shopper.asSetup(() => fillCart(shopper))
    if (round < 2) await change(shopper, 'cart.saveCart', { pccSaved: true })
  }
  const { cases = [] } = await ask<CasesAnswer>(shopper, 'cases.getCases')
  for (const { caseID } of cases.slice(1)) {
    await shopper.call('cases.resumeCase', { body: { caseId: caseID } })
    await readAll(context, shopper, currentReads)
  }
}

interface PlansAnswer {
  readonly referenceData: { readonly planTypes: readonly { readonly planType: string }[] }
}

const askEachKindOfPlan = async (_context: CheckContext, shopper: Shopper) => {
  const { referenceData } = await ask<PlansAnswer>(shopper, 'plans.getPlans', { body: { referenceDataRequired: true } })
  for (const { planType } of referenceData?.planTypes ?? [])
    await shopper.call('plans.getPlans', { body: { planType } })
}

/** Bar codes beside the one of the contract's example. */
const neighbours = (code: string) => [1, 2, 3].map((step) => String(Number(code) + step))

const askBarCodesTogether = async (_context: CheckContext, shopper: Shopper) => {
  const [example = ''] = (exampleBody('promo.getPromoCaseIdByBarCode') as { barCodeIdList: string[] }).barCodeIdList
  const known: string[] = []
  for (const code of [example, ...neighbours(example)]) {
    const { promoCases = [] } = await ask<{ readonly promoCases: readonly object[] }>(
      shopper,
      'promo.getPromoCaseIdByBarCode',
      { body: { barCodeIdList: [code] } },
    )
    if (promoCases.length > 0) known.push(code)
  }
  if (known.length > 1)
    await shopper.call('promo.getPromoCaseIdByBarCode', { body: { barCodeIdList: known.reverse() } })
}

interface ProductAnswer {
  readonly product: {
    readonly childSkus: readonly {
      readonly skuId: string
      readonly inventoryDetails: { readonly dFillInventory: { readonly isInStock: boolean } }
    }[]
  }
}

const cancelOneNotice = async (_context: CheckContext, shopper: Shopper) => {
  const { productId } = exampleBody('wishlist.subscribe') as { productId: string }
  const read = () => ask<ProductAnswer>(shopper, 'catalogue.getProduct', { query: { productId } })
  const { product } = await read()
  const soldOut = (product?.childSkus ?? []).filter(
    ({ inventoryDetails }) => !inventoryDetails.dFillInventory.isInStock,
  )
  if (soldOut.length < 2) return
  for (const { skuId } of soldOut) await shopper.call('wishlist.subscribe', { body: { productId, skuId } })
  await read()
  for (const { skuId } of soldOut.slice(0, -1)) {
    await shopper.call('wishlist.unsubscribe', { body: { productId, skuId } })
    await read()
  }
}

interface ShipmentAnswer {
  readonly shipmentInfo: {
    readonly shippingOptions: readonly { readonly shippingOptionId: string; readonly active: boolean }[]
    readonly commonShipment: {
      readonly sddAvailableWindows: readonly { readonly id: string; readonly isFull?: boolean }[]
    }
  }
}

/** Pickup needs a store beside it. */
const needsMore: ReadonlySet<string> = new Set(['ISPU'])

const offered = ({ shipmentInfo }: Partial<ShipmentAnswer>): readonly string[] =>
  (shipmentInfo?.shippingOptions ?? [])
    .filter(({ active, shippingOptionId }) => active && !needsMore.has(shippingOptionId))
    .map(({ shippingOptionId }) => shippingOptionId)

const deliver = (shopper: Shopper, body: object) =>
  ask<ShipmentAnswer>(shopper, 'checkout.selectShipping', { body: { cartInfo: {}, ...body } })

const deliverOneLine = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillFullCart(shopper))
  await shopper.asSetup(() => shopper.call('checkout.updateAddress', exampleOf('checkout.updateAddress')))
  const ways = offered(
    await ask<ShipmentAnswer>(shopper, reader, { body: exampleBody(reader, { shippingOptions: true }) }),
  )
  const [first, second] = ways
  if (first === undefined || second === undefined) return
  for (const body of [
    { selectedOptionCode: first },
    { selectedOptionCode: second, lineId: 'newLine2' },
    { selectedOptionCode: second, lineId: 'newLine1' },
    { selectedOptionCode: first, lineId: 'newLine2' },
    { selectedOptionCode: first, shipTogetherPref: true },
    { selectedOptionCode: first, shipTogetherPref: false },
  ]) {
    await deliver(shopper, body)
    await readAll(context, shopper, [reader])
  }
}

const chooseWindows = async (_context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  const ways = offered(
    await ask<ShipmentAnswer>(shopper, reader, { body: exampleBody(reader, { shippingOptions: true }) }),
  )
  for (const selectedOptionCode of ways) {
    const { shipmentInfo } = await deliver(shopper, { selectedOptionCode })
    const free = (shipmentInfo?.commonShipment.sddAvailableWindows ?? []).filter(({ isFull }) => isFull !== true)
    for (const { id } of free.slice(1).toReversed()) await deliver(shopper, { selectedOptionCode, sddWindowId: id })
  }
}

interface FeaturesAnswer {
  readonly payload: {
    readonly features: readonly {
      readonly sorId: string
      readonly featureType: string
      readonly family: string
      readonly ineligibleReason?: string
    }[]
  }
}

const protectOneLine = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillFullCart(shopper))
  await readAll(context, shopper, [reader])
  const { payload } = await ask<FeaturesAnswer>(shopper, 'device.getProtectionFeatures', {
    body: exampleBody('device.getProtectionFeatures', { mtn: 'newLine2', vhdpPageRequest: undefined }),
  })
  const ofLines = (payload?.features ?? []).filter(
    ({ family, ineligibleReason }) => family !== 'VZPROTECT_HOME' && ineligibleReason === undefined,
  )
  const both = ['newLine1', 'newLine2']
  for (const { sorId: id, featureType: type } of ofLines.slice(0, 2)) {
    for (const [actionIndicator, mtns] of [
      ['A', both.slice(1)],
      ['A', both],
      ['D', both.slice(1)],
    ] as const) {
      const accountFeatures = [{ id, type, actionIndicator, quantity: 1, mtns }]
      await change(shopper, 'cart.addFeatures', { data: { accountFeatures } })
      await readAll(context, shopper, [reader])
    }
  }
}

interface ModelsAnswer {
  readonly models: readonly { readonly deviceBrand: string; readonly deviceModel: string }[]
}

const valueOneOfEachMaker = async (_context: CheckContext, shopper: Shopper) => {
  const { models = [] } = await ask<ModelsAnswer>(shopper, 'tradeIn.accountDevices')
  const ofMakers = new Map(models.map(({ deviceBrand, deviceModel }) => [deviceBrand, { deviceBrand, deviceModel }]))
  for (const device of ofMakers.values()) await shopper.call('tradeIn.validateDevice', { body: { device } })
}

/** The device of the example for the first line, otherwise chosen. */
const deviceOfFirst = (device: object, rest: object = {}) => {
  const { data } = exampleBody('cart.addDevice') as { data: { lines: { device: object }[] } }
  const lines = data.lines.map((line) => ({
    ...line,
    ...rest,
    lineId: 'newLine1',
    isNewLine: false,
    device: { ...line.device, ...device },
  }))
  return { data: { lines } }
}

const changeFirstDevice = async (context: CheckContext, shopper: Shopper) => {
  if (!context.hasData('otherPhone.sku')) return
  await shopper.asSetup(() => fillFullCart(shopper))
  await readAll(context, shopper, [reader])
  const sim = { eSim: false, id: '89148000004172350018' }
  await change(
    shopper,
    'cart.addDevice',
    deviceOfFirst({ id: '<otherPhone.sku>', productId: '<otherPhone.product>' }, { sim }),
  )
  await readAll(context, shopper, [reader])
}

interface TermsAnswer {
  readonly product: {
    readonly childSkus: readonly {
      readonly skuId: string
      readonly price: { readonly devicePaymentPrice: readonly { readonly contractDuration: number }[] }
    }[]
  }
}

/** Months that are offered for the phone of the contract's example; 0 is the full retail price. */
const termsOffered = async (shopper: Shopper): Promise<readonly number[]> => {
  const { data } = exampleBody('cart.addDevice') as { data: { lines: { device: { id: string; productId: string } }[] } }
  const [{ device } = { device: { id: '', productId: '' } }] = data.lines
  const { product } = await ask<TermsAnswer>(shopper, 'catalogue.getProduct', {
    query: { productId: device.productId },
  })
  const sku = product?.childSkus.find(({ skuId }) => skuId === shopper.resolve(device.id) || skuId === device.id)
  return [0, ...(sku?.price.devicePaymentPrice ?? []).map(({ contractDuration }) => contractDuration)]
}

const payOverEachTerm = async (context: CheckContext, shopper: Shopper) => {
  const terms = await termsOffered(shopper)
  await shopper.asSetup(() => addPhone(shopper))
  for (const dppMonths of terms.slice(0, 4)) {
    const contractTerm = dppMonths === 0 ? 'MONTH_TO_MONTH' : String(dppMonths)
    await change(shopper, 'cart.addDevice', deviceOfFirst({ dppMonths, contractTerm }))
    await readAll(context, shopper, [reader])
  }
}

const keepAlive = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillFullCart(shopper))
  await readAll(context, shopper, [reader])
  await shopper.call('session.continueGuest', exampleOf('session.continueGuest'))
  await readAll(context, shopper, [reader])
}

const acceptOneByOne = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  const body = exampleBody(reader, { customerAgreements: true })
  const { customerAgreements } = await ask<{
    readonly customerAgreements: { readonly agreements: readonly { readonly agreementId: string }[] }
  }>(shopper, reader, { body })
  const ids = (customerAgreements?.agreements ?? []).map(({ agreementId }) => agreementId)
  const accept = (...agreementIds: readonly string[]) =>
    shopper.call('checkout.acceptAgreements', { body: { cartInfo: {}, agreementIds } })
  if (ids.length > 0) await accept(...ids, 'nobody-knows-this')
  await readAll(context, shopper, [reader])
  for (const agreementId of ids) await accept(agreementId)
}

const candidates: readonly Candidate[] = [
  {
    name: 'agreements are accepted one by one',
    key: 'checkout.acceptAgreements',
    audience: 'signed-in',
    run: acceptOneByOne,
  },
  { name: 'each of three saved cards pays', key: 'checkout.selectPayment', audience: 'signed-in', run: payByEachCard },
  { name: 'three cards are saved', key: 'payment.listCards', audience: 'signed-in', run: saveCards },
  {
    name: 'a card is declined after another',
    key: 'checkout.selectPayment',
    audience: 'signed-in',
    run: declineAfterPaying,
  },
  { name: 'a guest pays as is offered', key: reader, audience: 'prospect', run: payAsOffered },
  { name: 'a customer pays as is offered', key: reader, audience: 'signed-in', run: payAsOffered },
  { name: 'each of three orders is read', key: 'checkout.getOrder', audience: 'signed-in', run: readEarlierOrder },
  {
    name: "a guest looks for a customer's order",
    key: 'checkout.findOrder',
    audience: 'prospect',
    run: hideCustomersOrder,
  },
  { name: 'each of three cases is resumed', key: 'cases.resumeCase', audience: 'signed-in', run: resumeEarlierCase },
  { name: 'the plans of each kind of device', key: 'plans.getPlans', audience: 'signed-in', run: askEachKindOfPlan },
  {
    name: 'bar codes one by one and together',
    key: 'promo.getPromoCaseIdByBarCode',
    audience: 'signed-in',
    run: askBarCodesTogether,
  },
  {
    name: 'one of several notices is cancelled',
    key: 'wishlist.unsubscribe',
    audience: 'signed-in',
    run: cancelOneNotice,
  },
  {
    name: 'one of two lines is delivered another way',
    key: 'checkout.selectShipping',
    audience: 'signed-in',
    run: deliverOneLine,
  },
  {
    name: 'one window after the other is chosen',
    key: 'checkout.selectShipping',
    audience: 'signed-in',
    run: chooseWindows,
  },
  {
    name: 'a model of each maker is valued',
    key: 'tradeIn.validateDevice',
    audience: 'signed-in',
    run: valueOneOfEachMaker,
  },
  { name: 'one of two lines is protected', key: 'cart.addFeatures', audience: 'signed-in', run: protectOneLine },
  {
    name: 'a device is paid over each term that is offered',
    key: 'cart.addDevice',
    audience: 'signed-in',
    run: payOverEachTerm,
  },
  {
    name: 'the first of two lines gets another device',
    key: 'cart.addDevice',
    audience: 'signed-in',
    run: changeFirstDevice,
  },
  {
    name: 'a session that is kept alive keeps its cart',
    key: 'session.continueGuest',
    audience: 'prospect',
    run: keepAlive,
  },
]

/** What is chosen by its id, or asked by a value, has the effect and the answer of that one. */
export const candidateChecks = (keys: readonly OperationKey[]): Check[] =>
  candidates
    .filter(({ key, audience }) => keys.includes(key) && audiencesOf(key).includes(audience))
    .map(({ name, key, audience, run }) => ({
      name,
      family: 'journey',
      key,
      audience,
      changes: true,
      run: async (context) => void (await run(context, await context.shopper(audience))),
    }))
