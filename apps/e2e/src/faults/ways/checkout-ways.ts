import type { Page } from '@playwright/test'
import { fillCart, type Persona } from '../../cart/cart-steps'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../../checkout/checkout-actions'
import { addWatch, e911Page, save as saveAddress, typeAddress } from '../../e911/e911-steps'
import { press, type Way, type Ways } from './way'

const toDelivery = async (page: Page) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Delivery')
}

const toPayment = async (page: Page) => {
  await toDelivery(page)
  await goOn(page)
  await expectTitle(page, 'Payment')
  await typeCard(page)
}

const toAgreements = async (page: Page) => {
  await toPayment(page)
  await goOn(page)
  await expectTitle(page, 'Agreements')
  await acceptAll(page)
}

const toPlaceOrder = async (page: Page, persona: Persona) => {
  await fillCart(page, persona)
  await page.goto('/sales/next/expresscheckout.html')
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await goOn(page)
  await acceptAll(page)
  await placeOrder(page).waitFor()
}

const order: Way = { persona: 'signed-in', before: toPlaceOrder, call: (page) => placeOrder(page).click() }

const payBy = (service: 'PayPal' | 'Affirm', answer: string): Way => ({
  before: async (page) => {
    await toDelivery(page)
    await goOn(page)
    await expectTitle(page, 'Payment')
    await page.getByRole('radio', { name: service }).check()
    await press(page, `Continue to ${service}`)
  },
  call: (page) => press(page, answer),
})

/** Calls from contact details to the order. */
export const checkoutWays = {
  'cart.e911Address': {
    before: async (page, persona) => {
      await addWatch(page, persona)
      await page.goto(e911Page)
      await typeAddress(page, '118 Commercial St')
    },
    call: saveAddress,
  },
  'checkout.updateContact': {
    before: async (page, persona) => {
      await fillCart(page, persona)
      await page.goto('/sales/nse/aboutyourself.html')
      await typeContact(page)
    },
    call: goOn,
  },
  'checkout.updateAddress': { before: toDelivery, call: goOn },
  'checkout.selectShipping': { before: toDelivery, call: goOn },
  'checkout.selectPayment': { before: toPayment, call: goOn },
  'checkout.setAutoPay': {
    before: toPayment,
    call: (page) => page.getByRole('checkbox', { name: 'Pay my bills with Auto Pay' }).click(),
  },
  'checkout.acceptAgreements': { before: toAgreements, call: goOn },
  'checkout.reSubmitCredit': {
    before: async (page) => {
      await toDelivery(page)
      await page.goto('/sales/nse/creditcheck.html')
      await page.getByLabel('Date of birth').fill('1990-02-03')
      await page.getByRole('checkbox').check()
    },
    call: (page) => press(page, 'Check my credit'),
  },
  'payment.paypalAuthenticate': payBy('PayPal', 'Agree and continue'),
  'payment.confirmSubmit': payBy('Affirm', 'Take the loan'),
  'cart.validateOrder': order,
  'checkout.placeOrder': order,
  'checkout.getOrder': { call: (page) => page.goto('/sales/digital/orderconfirmation.html') },
} satisfies Ways
