import type { Page } from '@playwright/test'
import { changeCart, fillCart, openCart, openFilledCart, openPhone, type Persona } from '../../cart/cart-steps'
import { goOn } from '../../checkout/checkout-actions'
import { press, type Way, type Ways } from './way'

const lineOne = (page: Page) => page.getByRole('region', { name: 'Line 1' }).waitFor()

const fillField = (name: string, value: string) => async (page: Page) => {
  await page.getByRole('textbox', { name }).fill(value)
  await page.getByRole('textbox', { name }).press('Enter')
}

export const openInterstitial = async (page: Page, persona: Persona) => {
  await fillCart(page, persona)
  await page.goto('/sales/digital/accessoryInterstitial.html')
}

const addAccessory: Way = { before: openInterstitial, call: (page) => press(page, /^Add /) }

export const changeQuantity: Way = { before: openFilledCart, call: (page) => press(page, 'One more of Pip Earbuds') }

export const loadCart: Way = { before: (page, persona) => fillCart(page, persona), call: openCart }

export const loadCartAndRemove: Way = {
  ...loadCart,
  call: async (page, persona) => {
    await openCart(page, persona)
    const remove = page.getByRole('button', { name: 'Remove Pip Earbuds' })
    await remove.waitFor()
    // A read in between may have told of the lock already.
    if (await remove.isEnabled()) await remove.click({ timeout: 3000 }).catch(() => undefined)
  },
}

export const loadCartTwice: Way = {
  ...loadCart,
  call: async (page, persona) => {
    await openCart(page, persona)
    await lineOne(page)
    await page.reload()
  },
}

/** The cart of a shopper who was refused at the product, then looks again. */
export const meetLock: Way = {
  before: async (page, persona) => {
    await fillCart(page, persona)
    await openPhone(page)
  },
  call: async (page, persona) => {
    await press(page, 'Add to cart')
    await page.getByRole('alert').first().waitFor()
    await openCart(page, persona)
    await press(page, 'Check again')
  },
}

const retrieveCart: Way = {
  before: openCart,
  call: async (page) => {
    await press(page, 'Retrieve saved cart')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('maren@example.com')
    await dialog.getByRole('button', { name: 'Continue' }).click()
  },
}

/** The cart with the promotions before it. */
const openPromotions: Way = {
  before: (page, persona) => fillCart(page, persona),
  call: (page) => page.goto('/sales/next/expresscart.html?promohub=true'),
}

const goToCart: Way = {
  before: async (page, persona) => {
    await fillCart(page, persona)
    await page.goto('/sales/next/expresscart.html?promohub=true')
    await page.getByRole('button', { name: 'Go to your cart' }).waitFor()
  },
  call: (page) => press(page, 'Go to your cart'),
}

const openMoreCodes = async (page: Page, persona: Persona) => {
  await openFilledCart(page, persona)
  await page.getByText('Friends, family or a referral?').click()
}

const protectLine = async (page: Page, persona: Persona) => {
  await fillCart(page, persona)
  const lifeline = { id: 'lifeline-protect', actionIndicator: 'A', mtns: ['newLine1'] }
  await changeCart(page.request, persona, 'add-features', { data: { accountFeatures: [lifeline] } })
  await openCart(page, persona)
  await lineOne(page)
}

export const addHomeProtection: Way = {
  before: openInterstitial,
  call: (page) => press(page, 'Add Harbor Home Protect'),
}

const saveGuestCart: Way = {
  before: openFilledCart,
  call: async (page) => {
    await press(page, 'Save cart')
    await fillField('Email address', 'maren@example.com')(page)
  },
}

/** The throttle list is read where it may redirect. */
const readThrottleList = async (page: Page) => {
  const read = page.waitForResponse(/getNSAThrottleList/)
  await openCart(page)
  await read
  await page.goto('/smartphones/')
}

/** Calls that read or change the cart. */
export const cartWays = {
  'cart.addAccessories': addAccessory,
  'cart.addStep': { before: openInterstitial, call: goOn },
  'cart.removeDevice': {
    before: openFilledCart,
    call: async (page) => {
      await press(page, 'Remove line')
      await page.getByRole('dialog').getByRole('button', { name: 'Remove line' }).click()
    },
  },
  'cart.addFeatures': { before: protectLine, call: (page) => press(page, 'Remove protection') },
  'cart.addDonation': {
    before: openFilledCart,
    call: (page) => page.getByRole('checkbox', { name: /^Round up/ }).click(),
  },
  'cart.applyPromo': {
    persona: 'prepay',
    before: openFilledCart,
    call: fillField('Promo code', 'CASTOFF10'),
  },
  'cart.calculateMultiLineTax': {
    before: async (page, persona) => {
      await openFilledCart(page, persona)
      await page.getByText('Sales tax for another ZIP code').click()
    },
    call: fillField('ZIP code', '04101'),
  },
  'cart.saveCart': saveGuestCart,
  'cart.getThrottleList': { persona: 'prospect', call: readThrottleList },
  'device.getProtectionFeatures': { call: openInterstitial },
  'promo.validateFriendsAndFamily': { before: openMoreCodes, call: fillField('Friends and family code', 'CREW-4471') },
  'promo.validateRaf': { before: openMoreCodes, call: fillField('Referral code', 'RAF-MAREN25') },
  'cases.getCases': loadCart,
  'cases.getCaseAndCartId': {
    persona: 'signed-in',
    before: (page, persona) => fillCart(page, persona),
    call: (page) => page.goto('/sales/next/expresscart.html?cartId=C9-other'),
  },
  'cases.resumeCase': retrieveCart,
  'checkout.getCheckoutDetails': loadCart,
  'landing.getProcessStep': goToCart,
  'landing.landing': {
    persona: 'signed-in',
    before: (page) => page.goto('/sales/nextgen/expresshub.html'),
    call: (page) => press(page, 'Upgrade Maren'),
  },
  'quote.retrieveCartFromQuote': { call: (page) => page.goto('/sales/next/expresscart.html?quoteId=Q1') },
  'recommendations.getRtCartCount': openPromotions,
  'recommendations.pdm': { call: openCart },
  'wishlist.retrieveFavorites': { persona: 'signed-in', call: openCart },
  'storefront.chunk': { call: openCart },
} satisfies Ways
