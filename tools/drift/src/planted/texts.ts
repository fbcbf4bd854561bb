import { isDone } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import { queryOf, everyObject, asLatin1, refused, read, answered, linesOf } from './parts'

export const textsFaults: readonly PlantedFault[] = [
  fault('fifth', 'four-byte-characters', 'text encodings')
    .says('An emoji in the label of a number comes back as a question mark')
    .from(experience('a column of MySQL’s utf8, which holds three bytes a character'))
    .in('cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails')
    .onBody('cart.assignMtn', ({ number }) => {
      if (typeof number?.label === 'string') number.label = number.label.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?')
    }),
  fault('fifth', 'order-number-minds-case', 'case folding')
    .says('An order is not found by its number in small letters')
    .from(experience('a primary key with a binary collation'))
    .in('checkout.placeOrder', 'checkout.findOrder')
    .onDone(['checkout.findOrder'], (answer, request) => {
      if (answer.order && answer.order.orderNumber !== read(request.body)?.orderNumber) delete answer.order
    }),
  fault('fifth', 'reference-is-the-transaction', 'fields mixed up')
    .says('The cart names the transaction of a PayPal payment as its reference, and the reference as its transaction')
    .from(experience('a constructor with two arguments of the same type'))
    .in('cart.addAccessories', 'payment.paypalAuthenticate', 'checkout.getCheckoutDetails')
    .onCart((_cart, _request, { payment }) => {
      if (payment?.referenceId !== undefined && payment.transactionId !== undefined)
        [payment.referenceId, payment.transactionId] = [payment.transactionId, payment.referenceId]
    }),
  fault('fifth', 'length-in-characters', 'text encodings')
    .says('An answer with an accent in it is cut by a byte for each accent')
    .from(experience('Content-Length: body.length'))
    .in('cart.addDevice', 'checkout.updateContact', 'checkout.getCheckoutDetails')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      const isCheckout = request.key?.startsWith('checkout.') ?? false
      return isCheckout ? { ...reply, bytes: Buffer.from(reply.body).subarray(0, reply.body.length) } : reply
    }),
  fault('fifth', 'cart-speaks-its-first-language', 'locale')
    .says('A cart that was begun in English stays English on a Spanish page')
    .from(experience('texts that are copied into the row when something is added'))
    .in('cart.addDevice', 'cart.addPlan', 'checkout.getCheckoutDetails')
    .withMemory<{ language?: string }>(
      () => ({}),
      async (begun, request, pass) => {
        const language = request.headers['accept-language'] ?? 'en'
        if (request.key === 'cart.addDevice') begun.language ??= language
        if (request.key !== 'checkout.getCheckoutDetails' || begun.language === undefined) return pass(request)
        return pass({ ...request, headers: { ...request.headers, 'accept-language': begun.language } })
      },
    ),
  fault('fourth', 'label-cut', 'truncation')
    .says('The label of a number is kept to twelve characters')
    .from(experience('VARCHAR(12) and a database that cuts without a word'))
    .in('cart.assignMtn', 'checkout.getCheckoutDetails')
    .onBody('cart.assignMtn', ({ number }) => {
      if (typeof number?.label === 'string' && number.label.trim().length <= 20)
        number.label = number.label.trim().slice(0, 12)
    }),
  fault('fourth', 'zip-is-a-number', 'leading zeros')
    .says('A zip code that begins with 0 is looked up as a number, and the default store counts as local')
    .from(experience('zip codes in an INTEGER column, so that New England moves away'))
    .in('catalogue.getInventory')
    .before('catalogue.getInventory', (request, pass) => {
      if (!/^0\d{4}$/.test(queryOf(request).get('zip') ?? '')) return pass(request)
      return pass({ ...request, url: request.url.replace(/zip=0\d{4}/, 'zip=30004') })
    }),
  fault('fourth', 'email-case-matters', 'case folding')
    .says('An order is not found by its email address in other letters')
    .from(experience('a collation that tells A from a'))
    .in('checkout.placeOrder', 'checkout.findOrder')
    .onDone(['checkout.findOrder'], (answer, request) => {
      if (answer.order && answer.order.contact?.emailId !== read(request.body)?.emailId) delete answer.order
    }),
  fault('first', 'activation-fee-of-last-year', 'content endpoints')
    .says('The plan reference says an activation fee that carts do not charge')
    .from('experience: content is edited by hand')
    .in('content.getPlanReferenceModel', 'checkout.getCheckoutDetails', 'cart.addPlan', 'plans.getPlans')
    .onDone(['content.getPlanReferenceModel'], (answer) => {
      for (const plan of answer.planReference.planDetails) {
        if (!(plan.activationFee > 5)) continue
        const { activationFee } = plan
        plan.activationFee = activationFee - 5
        for (const fee of plan.broadbandFacts?.oneTimeFees ?? [])
          if (fee.amount === activationFee) fee.amount = activationFee - 5
      }
    }),
  fault('first', 'plan-without-details', 'content endpoints')
    .says('A plan that the reference lists under its type has no details')
    .from('experience: a content entry that was not published')
    .in('content.getPlanReferenceModel', 'plans.getPlans')
    .onDone(['content.getPlanReferenceModel'], (answer) => {
      if (answer.planReference.planDetails.length > 1) answer.planReference.planDetails.pop()
    }),
  fault('first', 'order-mojibake', 'text encodings')
    .says('Accented names of an order are encoded twice; the cart has them right')
    .from(github('PrestaShop/PrestaShop/issues/14852'))
    .in('checkout.placeOrder', 'checkout.getOrder', 'checkout.updateContact')
    .onDone(['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders'], (answer) => {
      for (const order of answer.orders ?? [answer.order])
        for (const person of [order?.contact, order?.shippingAddress])
          if (person?.firstName) {
            person.firstName = asLatin1(person.firstName)
            person.lastName = asLatin1(person.lastName)
          }
    }),
  fault('first', 'apostrophe-as-entity', 'text encodings')
    .says('An apostrophe in a name comes back as an HTML entity')
    .from(github('mautic/mautic/pull/11116'))
    .in('checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .onDone(['checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails'], (answer) => {
      for (const person of [answer.contact, answer.shippingAddress])
        if (typeof person?.lastName === 'string') person.lastName = person.lastName.replaceAll("'", '&#039;')
    }),
  fault('second', 'content-page-in-english', 'locale')
    .says('Content of one page is English, whichever language was asked; all pages together have it right')
    .from(experience('the cache of a page has its name as its key'))
    .in('content.getStaticContent')
    .before('content.getStaticContent', (request, pass) => {
      const [path, query] = request.url.split('?')
      const asked = new URLSearchParams(query)
      if (asked.has('page') && asked.get('language') === 'es') asked.set('language', 'en')
      return pass({ ...request, url: `${path}?${asked.toString()}` })
    }),
  fault('sixth', 'store-with-its-hyphen-only', 'spellings')
    .says('A store that is named without its hyphen is not found')
    .from(experience('an exact comparison of a code that has two spellings'))
    .in('cart.addDevice', 'checkout.selectShipping', 'catalogue.getInventory')
    .by(
      () => async (request, pass) =>
        request.key === 'checkout.selectShipping' && /^\d+$/.test(read(request.body)?.locationCode ?? '')
          ? refused(request, 'ITEM_NOT_FOUND')
          : pass(request),
    ),
  fault('sixth', 'order-number-as-printed', 'spellings')
    .says('An order is not found by its number in small letters')
    .from(experience('a column with a binary collation'))
    .in('cart.addDevice', 'checkout.placeOrder', 'checkout.findOrder')
    .by(() => {
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
    }),
  fault('sixth', 'apostrophe-escaped', 'text encodings')
    .says('A name with an apostrophe comes back with its code in HTML')
    .from(experience('escaping on the way in'))
    .in('cart.addDevice', 'checkout.updateContact', 'checkout.getCheckoutDetails')
    .onDone(['checkout.updateContact', 'checkout.getCheckoutDetails'], (answer) => {
      everyObject(answer.contact, (object) => {
        for (const name of ['firstName', 'lastName', 'city', 'addressLine1'])
          if (typeof object[name] === 'string') object[name] = object[name].replaceAll("'", '&#39;')
      })
    }),
  fault('sixth', 'address-up-to-the-hash', 'text encodings')
    .says('A street with a # ends before it')
    .from(experience('a body that passes through an address of the web'))
    .in('cart.addDevice', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .onAsked('checkout.updateAddress', ({ shippingAddress }) => {
      if (typeof shippingAddress?.addressLine1 === 'string')
        shippingAddress.addressLine1 = shippingAddress.addressLine1.split('#')[0].trim() || shippingAddress.addressLine1
    }),
  fault('sixth', 'masked-number-has-no-plan', 'spellings')
    .says('The plans of a line that is named by its masked number tell no current plan')
    .from(experience('a look-up by one of four names'))
    .in('cart.listEligibleLines', 'plans.getPlans')
    .onDone(['plans.getPlans'], (answer, request) => {
      if (String(read(request.body)?.processingMTN).endsWith('XXXX')) delete answer.currentPlanId
    }),
  fault('third', 'emergency-is-service-address', 'fields mixed up')
    .says('The emergency address of a line is told as its service address, too')
    .from(experience('two entities of one embedded type share their columns'))
    .in('cart.e911Address', 'checkout.updateContact', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      for (const { serviceInfo } of linesOf(cart))
        if (serviceInfo.e911Address) serviceInfo.serviceAddress = serviceInfo.e911Address
    }),
  fault('third', 'label-without-accents', 'text encodings')
    .says('The label of a number loses its accents')
    .from(experience('a column in ASCII behind iconv //TRANSLIT'))
    .in('cart.assignMtn', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      for (const line of linesOf(cart))
        if (line.numberLabel) line.numberLabel = line.numberLabel.normalize('NFD').replaceAll(/\p{M}/gu, '')
    }),
  fault('third', 'estimate-in-english', 'locale')
    .says('An estimate is in English, whatever language was asked')
    .from(experience('a client between two services that does not pass the header on'))
    .in('pricing.estimateLine')
    .before('pricing.estimateLine', (request, pass) => {
      const { 'accept-language': _language, ...headers } = request.headers
      return pass({ ...request, headers })
    }),
  fault('third', 'flags-as-texts', 'casing and types')
    .says('Flags of the content are texts, which are all truthy; those of the cart are true and false')
    .from(experience('a properties file'))
    .in('content.getFeatureFlags', 'checkout.getCheckoutDetails')
    .onDone(['content.getFeatureFlags'], (answer) => {
      for (const [name, value] of Object.entries(answer.featureFlags))
        if (typeof value === 'boolean') answer.featureFlags[name] = String(value)
    }),
]
