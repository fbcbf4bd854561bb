import type { OperationKey } from '@soe/contracts'
import type { Drift } from '../drift'
import { drift } from '../row'
import type { Wrapper } from '../twin'
import { jsonReply, type Loose } from '../wrappers'

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
  drift('D', 'quantity-0', 'a quantity of 0 is accepted', 'qty').body('cart.addAccessories', (body) => {
    for (const accessory of accessoriesIn(body)) if (accessory.qty === 0) accessory.qty = 1
  }),
  drift('D', 'quantity-11', 'a quantity of 11 is accepted', 'qty').body('cart.addAccessories', (body) => {
    for (const accessory of accessoriesIn(body)) if (accessory.qty > 10) accessory.qty = 10
  }),
  drift('D', 'zip-of-letters', 'a zip code of letters is accepted', 'zipCode').body(
    'cart.calculateMultiLineTax',
    (body) => {
      if (typeof body.zipCode === 'string' && !/^\d{5}$/.test(body.zipCode)) body.zipCode = '04101'
    },
  ),
  drift('D', 'plan-left-out', 'a plan that is left out is the usual one', 'planId').body('cart.addPlan', (body) => {
    body.planId ??= 'mainsail-unlimited'
  }),
  drift('D', 'card-of-letters', 'a card number of letters is accepted', 'cardNumber').body(
    'checkout.selectPayment',
    (body) => {
      if (body.payment.paymentType === 'card' && !/^\d{13,19}$/.test(String(body.payment.cardNumber)))
        body.payment.cardNumber = '4111111111111111'
    },
  ),
  drift('D', 'term-as-text', 'a text for a number is read as one', 'dppMonths').body('cart.addDevice', (body) => {
    for (const { device } of body.data.lines) if (typeof device.dppMonths !== 'number') device.dppMonths = 36
  }),
  drift('D', 'step-of-nothing', 'an empty step is accepted', 'processStep').body('cart.addStep', (body) => {
    if (typeof body.processStep !== 'string' || body.processStep === '') body.processStep = 'ShoppingCart'
  }),
  drift('D', 'year-of-yesterday', 'any month is accepted', 'expiryMonth').body('checkout.selectPayment', (body) => {
    if (!(body.payment.expiryMonth >= 1 && body.payment.expiryMonth <= 12)) body.payment.expiryMonth = 4
  }),
  drift('D', 'plus-address', 'an email address with a plus is refused', 'emailId').by(
    'cart.saveCart',
    refuse('cart.saveCart', 400, (body) => body.includes('a+b@')),
  ),
  drift('D', 'strict-fields', 'a field that the backend does not know is refused', 'valid-refused').by(
    'cart.assignMtn',
    refuse('cart.assignMtn', 400, (body) => body.includes('conformUnknownField')),
  ),
  drift('D', 'ascii-names', 'a name with an accent is refused', 'Name').by(
    'checkout.updateContact',
    refuse('checkout.updateContact', 400, (body) => /[^\u0020-\u007e]/.test(body)),
  ),
  drift('D', 'huge-500', 'a huge body makes the server fail', 'refusal-crashes').by(
    'cases.resumeCase',
    instead('cases.resumeCase', 413, 500),
  ),
  drift('D', 'broken-json-500', 'broken JSON makes the server fail', 'refusal-crashes').by(
    'cart.validateCart',
    () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'cart.validateCart' && reply.body.includes('INVALID_JSON')
        ? { ...reply, status: 500 }
        : reply
    },
  ),
  drift('D', 'invalid-500', 'an invalid request makes the server fail', 'invalid-crashes').by(
    'checkout.updateAddress',
    instead('checkout.updateAddress', 400, 500),
  ),
]
