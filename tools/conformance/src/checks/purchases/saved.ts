import type { OperationKey } from '@soe/contracts'
import { exampleBody, exampleOf } from '../../shopping/examples'
import type { Expectation } from '../../shopping/expectation'
import { addPhone, fillWithAccessories, whereServed } from '../../shopping/preparations'
import { accessoryCall } from '../courses/course'
import { readAll } from '../reads/reads'
import { type Purchase, call, done, filled, reader, ready } from './purchase'

/** Reads that name the current cart or its case. */
const current: readonly OperationKey[] = [
  reader,
  'cases.getCaseAndCartId',
  'cart.checkExistingCart',
  'omni.readDL',
  'landing.getProcessStep',
]

export const savedPurchases: readonly Purchase[] = [
  {
    name: 'a cart that was set aside makes room for another',
    key: 'cart.saveCart',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await readAll(context, shopper, current)
      await shopper.call('cart.saveCart', { body: exampleBody('cart.saveCart', { pccSaved: true }) })
      await addPhone(shopper)
      await readAll(context, shopper, [...current, 'cases.getCases'])
    },
  },
  {
    name: 'a cart that was set aside is taken up by its case, beside another one',
    key: 'cases.resumeCase',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await shopper.call('cart.saveCart', { body: exampleBody('cart.saveCart', { pccSaved: true }) })
      await addPhone(shopper)
      await readAll(context, shopper, [reader, 'cases.getCases'])
      await shopper.call('cases.resumeCase', {
        body: { caseId: '<saved case>' },
        expect: done('a case is resumed by its id'),
      })
      await readAll(context, shopper, current)
    },
  },
  {
    name: 'a saved cart is resumed as it was saved',
    key: 'cases.resumeCase',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart', 'a cart can be saved')
      await call(shopper, 'cases.resumeCase', 'a saved cart is found by its email address')
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'a saved cart is found by its email address in any letter case',
    key: 'cases.resumeCase',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      const expect: Expectation = {
        ...done('a saved cart is found by its email address in any letter case'),
        kind: 'letter-case',
      }
      await shopper.call('cases.resumeCase', { body: { emailId: '<maren@example.com in other letters>' }, expect })
    },
  },
  {
    name: 'a quote is resumed as it was saved',
    key: 'quote.retrieveCartFromQuote',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      if (shopper.resolve('<quote>') === undefined) return
      const expect = done('a saved cart is found by its quote')
      await shopper.call('quote.retrieveCartFromQuote', {
        body: { quoteId: '<quote>', emailId: 'maren@example.com' },
        expect,
      })
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'quote ids of zeros are not quotes',
    key: 'quote.retrieveCartFromQuote',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      const expect: Expectation = {
        ...done('the quote id 00 counts as none, so the email address decides'),
        kind: 'quote-of-zeros',
      }
      await shopper.call('quote.retrieveCartFromQuote', {
        body: { quoteId: '00', emailId: 'maren@example.com' },
        expect,
      })
    },
  },
  {
    name: 'the accessories of a quote come to those of the cart',
    key: 'quote.retrieveAccessoriesFromQuote',
    audience: 'prospect',
    run: async (context, shopper) => {
      context.needs('otherAccessory.sku')
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      if (shopper.resolve('<quote>') === undefined) return
      const addAccessories = [{ id: '<otherAccessory.sku>', qty: 1 }]
      await whereServed(() => shopper.call('cart.addAccessories', accessoryCall({ mtn: 'newLine1', addAccessories })))
      await readAll(context, shopper, [reader])
      await shopper.call('quote.retrieveAccessoriesFromQuote', {
        body: { quoteId: '<quote>', emailId: 'maren@example.com' },
        expect: done('the accessories of a quote are added to a cart'),
      })
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'a cart that is forgotten is gone',
    key: 'session.clearCache',
    audience: 'prospect',
    run: async (context, shopper) => {
      await ready(context, shopper)
      await call(shopper, 'session.clearCache')
      if (!context.isServed(reader, shopper.audience)) return
      const says = 'once the cart of a prospect is forgotten, there is none'
      const expect: Expectation = {
        ...done(says),
        kind: 'not-forgotten',
        at: 'cart',
        of: 'session.clearCache',
        ends: 'refused',
      }
      await shopper.call(reader, { ...exampleOf(reader, shopper.audience), expect })
      await shopper.asSetup(() => fillWithAccessories(shopper))
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'the open case is that of the cart',
    key: 'cases.getCaseAndCartId',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cases.getCaseAndCartId')
    },
  },
]
