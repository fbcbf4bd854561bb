import type { OperationKey } from '@soe/contracts'
import type { Drift } from '../drift'
import type { Wrapper } from '../twin'
import { jsonReply, onBody, type Loose } from '../wrappers'

const validation = (id: string, title: string, key: OperationKey, at: string, wrap: () => Wrapper): Drift => ({
  id,
  class: 'D',
  title,
  only: [key],
  at: [key, at],
  wrap,
})

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

export const validationDrifts: readonly Drift[] = [
  validation(
    'quantity-0',
    'a quantity of 0 is accepted',
    'cart.addAccessories',
    'qty',
    onBody('cart.addAccessories', (body) => {
      for (const accessory of accessoriesIn(body)) if (accessory.qty === 0) accessory.qty = 1
    }),
  ),
  validation(
    'quantity-11',
    'a quantity of 11 is accepted',
    'cart.addAccessories',
    'qty',
    onBody('cart.addAccessories', (body) => {
      for (const accessory of accessoriesIn(body)) if (accessory.qty > 10) accessory.qty = 10
    }),
  ),
  validation(
    'zip-of-letters',
    'a zip code of letters is accepted',
    'cart.calculateMultiLineTax',
    'zipCode',
    onBody('cart.calculateMultiLineTax', (body) => {
      if (typeof body.zipCode === 'string' && !/^\d{5}$/.test(body.zipCode)) body.zipCode = '04101'
    }),
  ),
  validation(
    'plan-left-out',
    'a plan that is left out is the usual one',
    'cart.addPlan',
    'planId',
    onBody('cart.addPlan', (body) => {
      body.planId ??= 'mainsail-unlimited'
    }),
  ),
  validation(
    'card-of-letters',
    'a card number of letters is accepted',
    'checkout.selectPayment',
    'cardNumber',
    onBody('checkout.selectPayment', (body) => {
      if (body.payment.paymentType === 'card' && !/^\d{13,19}$/.test(String(body.payment.cardNumber)))
        body.payment.cardNumber = '4111111111111111'
    }),
  ),
  validation(
    'term-as-text',
    'a text for a number is read as one',
    'cart.addDevice',
    'dppMonths',
    onBody('cart.addDevice', (body) => {
      for (const { device } of body.data.lines) if (typeof device.dppMonths !== 'number') device.dppMonths = 36
    }),
  ),
  validation(
    'step-of-nothing',
    'an empty step is accepted',
    'cart.addStep',
    'processStep',
    onBody('cart.addStep', (body) => {
      if (typeof body.processStep !== 'string' || body.processStep === '') body.processStep = 'ShoppingCart'
    }),
  ),
  validation(
    'year-of-yesterday',
    'any month is accepted',
    'checkout.selectPayment',
    'expiryMonth',
    onBody('checkout.selectPayment', (body) => {
      if (!(body.payment.expiryMonth >= 1 && body.payment.expiryMonth <= 12)) body.payment.expiryMonth = 4
    }),
  ),
  validation(
    'plus-address',
    'an email address with a plus is refused',
    'cart.saveCart',
    'emailId',
    refuse('cart.saveCart', 400, (body) => body.includes('a+b@')),
  ),
  validation(
    'strict-fields',
    'a field that the backend does not know is refused',
    'cart.assignMtn',
    'valid-refused',
    refuse('cart.assignMtn', 400, (body) => body.includes('conformUnknownField')),
  ),
  validation(
    'ascii-names',
    'a name with an accent is refused',
    'checkout.updateContact',
    'Name',
    refuse('checkout.updateContact', 400, (body) => /[^\u0020-\u007e]/.test(body)),
  ),
  validation(
    'huge-500',
    'a huge body makes the server fail',
    'cases.resumeCase',
    'refusal-crashes',
    instead('cases.resumeCase', 413, 500),
  ),
  validation(
    'broken-json-500',
    'broken JSON makes the server fail',
    'cart.validateCart',
    'refusal-crashes',
    () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'cart.validateCart' && reply.body.includes('INVALID_JSON')
        ? { ...reply, status: 500 }
        : reply
    },
  ),
  validation(
    'invalid-500',
    'an invalid request makes the server fail',
    'checkout.updateAddress',
    'invalid-crashes',
    instead('checkout.updateAddress', 400, 500),
  ),
]
