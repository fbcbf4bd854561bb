import type { OperationKey } from '@soe/contracts'
import type { Makings } from '../fault-table'
import type { Wrapper } from '../twin'
import { jsonReply, onBody, type Loose } from '../wrappers'

const accessoriesIn = (body: Loose): Loose[] => body.data.lines.flatMap((line: Loose) => line.addAccessories ?? [])

const refuse =
  (key: OperationKey, status: number, when: (body: string) => boolean) => (): Wrapper => async (request, pass) =>
    request.key === key && when(request.body)
      ? jsonReply(request, status, { error: { code: 'REFUSED', message: 'This is not accepted.' } })
      : pass(request)

/** Turns a refusal of one status into another. */
const instead = (key: OperationKey, from: number, to: number) => (): Wrapper => async (request, pass) => {
  const reply = await pass(request)
  return request.key === key && reply.status === from ? { ...reply, status: to } : reply
}

export const validationDrifts: Makings = {
  'quantity-0': onBody('cart.addAccessories', (body) => {
    for (const accessory of accessoriesIn(body)) if (accessory.qty === 0) accessory.qty = 1
  }),
  'quantity-11': onBody('cart.addAccessories', (body) => {
    for (const accessory of accessoriesIn(body)) if (accessory.qty > 10) accessory.qty = 10
  }),
  'zip-of-letters': onBody('cart.calculateMultiLineTax', (body) => {
    if (typeof body.zipCode === 'string' && !/^\d{5}$/.test(body.zipCode)) body.zipCode = '04101'
  }),
  'plan-left-out': onBody('cart.addPlan', (body) => {
    body.planId ??= 'mainsail-unlimited'
  }),
  'card-of-letters': onBody('checkout.selectPayment', (body) => {
    if (body.payment.paymentType === 'card' && !/^\d{13,19}$/.test(String(body.payment.cardNumber)))
      body.payment.cardNumber = '4111111111111111'
  }),
  'term-as-text': onBody('cart.addDevice', (body) => {
    for (const { device } of body.data.lines) if (typeof device.dppMonths !== 'number') device.dppMonths = 36
  }),
  'step-of-nothing': onBody('cart.addStep', (body) => {
    if (typeof body.processStep !== 'string' || body.processStep === '') body.processStep = 'ShoppingCart'
  }),
  'year-of-yesterday': onBody('checkout.selectPayment', (body) => {
    if (!(body.payment.expiryMonth >= 1 && body.payment.expiryMonth <= 12)) body.payment.expiryMonth = 4
  }),
  'plus-address': refuse('cart.saveCart', 400, (body) => body.includes('a+b@')),
  'strict-fields': refuse('cart.assignMtn', 400, (body) => body.includes('conformUnknownField')),
  'ascii-names': refuse('checkout.updateContact', 400, (body) => /[^\u0020-\u007e]/.test(body)),
  'huge-500': instead('cases.resumeCase', 413, 500),
  'broken-json-500': () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === 'cart.validateCart' && reply.body.includes('INVALID_JSON')
      ? { ...reply, status: 500 }
      : reply
  },
  'invalid-500': instead('checkout.updateAddress', 400, 500),
}
