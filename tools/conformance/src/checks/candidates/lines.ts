import type { CheckContext } from '../../run/check'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { addPhone, example, fillCart, fillFullCart, inOrder } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { readAll } from '../reads/reads'
import { type Candidate, ask, change, reader } from './candidate'

interface ShipmentAnswer {
  readonly shipmentInfo: {
    readonly shippingOptions: readonly { readonly shippingOptionId: string; readonly active: boolean }[]
    readonly commonShipment: {
      readonly shippingOptions: readonly { readonly shippingOptionId: string; readonly sddType?: string }[]
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
  await shopper.asSetup(() => inOrder(fillCart, example('checkout.updateAddress'))(shopper))
  const { shipmentInfo: { commonShipment } = {} } = await ask<ShipmentAnswer>(shopper, reader)
  for (const { shippingOptionId: selectedOptionCode, sddType } of commonShipment?.shippingOptions ?? []) {
    if (sddType === undefined) continue
    const { shipmentInfo } = await deliver(shopper, { selectedOptionCode })
    const free = (shipmentInfo?.commonShipment.sddAvailableWindows ?? []).filter(({ isFull }) => isFull !== true)
    for (const { id } of free.slice(1, 3).toReversed()) await deliver(shopper, { selectedOptionCode, sddWindowId: id })
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
  await change(shopper, 'cart.addPlan', {})
  await readAll(context, shopper, [reader])
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
  context.needs('otherPhone.sku')
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

export const lineCandidates: readonly Candidate[] = [
  {
    name: 'agreements are accepted one by one',
    key: 'checkout.acceptAgreements',
    run: acceptOneByOne,
  },
  {
    name: 'one of two lines is delivered another way',
    key: 'checkout.selectShipping',
    run: deliverOneLine,
  },
  {
    name: 'one window after the other is chosen',
    key: 'checkout.selectShipping',
    run: chooseWindows,
  },
  { name: 'one of two lines is protected', key: 'cart.addFeatures', run: protectOneLine },
  {
    name: 'a device is paid over each term that is offered',
    key: 'cart.addDevice',
    run: payOverEachTerm,
  },
  {
    name: 'the first of two lines gets another device',
    key: 'cart.addDevice',
    run: changeFirstDevice,
  },
  {
    name: 'a session that is kept alive keeps its cart',
    key: 'session.continueGuest',
    audience: 'prospect',
    run: keepAlive,
  },
]
