import type { Makings } from '../fault-table'
import { onBody, isDone } from '../wrappers'
import {
  queryOf,
  onDone,
  onAsked,
  memoryOf,
  everyObject,
  asLatin1,
  refused,
  read,
  answered,
  onCart,
  linesOf,
} from './parts'

export const textsFaults: Makings = {
  'four-byte-characters': onBody('cart.assignMtn', ({ number }) => {
    if (typeof number?.label === 'string') number.label = number.label.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?')
  }),
  'order-number-minds-case': onDone(['checkout.findOrder'], (answer, request) => {
    if (answer.order && answer.order.orderNumber !== read(request.body)?.orderNumber) delete answer.order
  }),
  'reference-is-the-transaction': onCart((_cart, _request, { payment }) => {
    if (payment?.referenceId !== undefined && payment.transactionId !== undefined)
      [payment.referenceId, payment.transactionId] = [payment.transactionId, payment.referenceId]
  }),
  'length-in-characters': () => async (request, pass) => {
    const reply = await pass(request)
    const isCheckout = request.key?.startsWith('checkout.') ?? false
    return isCheckout ? { ...reply, bytes: Buffer.from(reply.body).subarray(0, reply.body.length) } : reply
  },
  'cart-speaks-its-first-language': () => {
    const begunIn = memoryOf<{ language?: string }>(() => ({}))
    return (request, pass) => {
      const begun = begunIn(request)
      const language = request.headers['accept-language'] ?? 'en'
      if (request.key === 'cart.addDevice') begun.language ??= language
      if (request.key !== 'checkout.getCheckoutDetails' || begun.language === undefined) return pass(request)
      return pass({ ...request, headers: { ...request.headers, 'accept-language': begun.language } })
    }
  },
  'label-cut': onBody('cart.assignMtn', ({ number }) => {
    if (typeof number?.label === 'string' && number.label.trim().length <= 20)
      number.label = number.label.trim().slice(0, 12)
  }),
  'zip-is-a-number': () => (request, pass) => {
    if (request.key !== 'catalogue.getInventory' || !/^0\d{4}$/.test(queryOf(request).get('zip') ?? ''))
      return pass(request)
    return pass({ ...request, url: request.url.replace(/zip=0\d{4}/, 'zip=30004') })
  },
  'email-case-matters': onDone(['checkout.findOrder'], (answer, request) => {
    if (answer.order && answer.order.contact?.emailId !== read(request.body)?.emailId) delete answer.order
  }),
  'activation-fee-of-last-year': onDone(['content.getPlanReferenceModel'], (answer) => {
    for (const plan of answer.planReference.planDetails) {
      if (!(plan.activationFee > 5)) continue
      const { activationFee } = plan
      plan.activationFee = activationFee - 5
      for (const fee of plan.broadbandFacts?.oneTimeFees ?? [])
        if (fee.amount === activationFee) fee.amount = activationFee - 5
    }
  }),
  'plan-without-details': onDone(['content.getPlanReferenceModel'], (answer) => {
    if (answer.planReference.planDetails.length > 1) answer.planReference.planDetails.pop()
  }),
  'order-mojibake': onDone(['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders'], (answer) => {
    for (const order of answer.orders ?? [answer.order])
      for (const person of [order?.contact, order?.shippingAddress])
        if (person?.firstName) {
          person.firstName = asLatin1(person.firstName)
          person.lastName = asLatin1(person.lastName)
        }
  }),
  'apostrophe-as-entity': onDone(
    ['checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    (answer) => {
      for (const person of [answer.contact, answer.shippingAddress])
        if (typeof person?.lastName === 'string') person.lastName = person.lastName.replaceAll("'", '&#039;')
    },
  ),
  'content-page-in-english': () => (request, pass) => {
    if (request.key !== 'content.getStaticContent') return pass(request)
    const [path, query] = request.url.split('?')
    const asked = new URLSearchParams(query)
    if (asked.has('page') && asked.get('language') === 'es') asked.set('language', 'en')
    return pass({ ...request, url: `${path}?${asked.toString()}` })
  },
  'store-with-its-hyphen-only': () => async (request, pass) =>
    request.key === 'checkout.selectShipping' && /^\d+$/.test(read(request.body)?.locationCode ?? '')
      ? refused(request, 'ITEM_NOT_FOUND')
      : pass(request),
  'order-number-as-printed': () => {
    const known = new Set<string>()
    return async (request, pass) => {
      const reply = await pass(request)
      if (!isDone(reply)) return reply
      const answer = read(reply.body)
      if (request.key === 'checkout.placeOrder' && answer.order) known.add(answer.order.orderNumber)
      if (request.key !== 'checkout.findOrder' || known.has(read(request.body).orderNumber)) return reply
      delete answer.order
      return answered(reply, answer)
    }
  },
  'apostrophe-escaped': onDone(['checkout.updateContact', 'checkout.getCheckoutDetails'], (answer) => {
    everyObject(answer.contact, (object) => {
      for (const name of ['firstName', 'lastName', 'city', 'addressLine1'])
        if (typeof object[name] === 'string') object[name] = object[name].replaceAll("'", '&#39;')
    })
  }),
  'address-up-to-the-hash': onAsked('checkout.updateAddress', ({ shippingAddress }) => {
    if (typeof shippingAddress?.addressLine1 === 'string')
      shippingAddress.addressLine1 = shippingAddress.addressLine1.split('#')[0].trim() || shippingAddress.addressLine1
  }),
  'masked-number-has-no-plan': onDone(['plans.getPlans'], (answer, request) => {
    if (String(read(request.body)?.processingMTN).endsWith('XXXX')) delete answer.currentPlanId
  }),
  'emergency-is-service-address': onCart((cart) => {
    for (const { serviceInfo } of linesOf(cart))
      if (serviceInfo.e911Address) serviceInfo.serviceAddress = serviceInfo.e911Address
  }),
  'label-without-accents': onCart((cart) => {
    for (const line of linesOf(cart))
      if (line.numberLabel) line.numberLabel = line.numberLabel.normalize('NFD').replaceAll(/\p{M}/gu, '')
  }),
  'estimate-in-english': () => (request, pass) => {
    if (request.key !== 'pricing.estimateLine') return pass(request)
    const { 'accept-language': _language, ...headers } = request.headers
    return pass({ ...request, headers })
  },
  'flags-as-texts': onDone(['content.getFeatureFlags'], (answer) => {
    for (const [name, value] of Object.entries(answer.featureFlags))
      if (typeof value === 'boolean') answer.featureFlags[name] = String(value)
  }),
}
