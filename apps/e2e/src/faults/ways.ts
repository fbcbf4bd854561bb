import type { OperationKey } from '@soe/contracts'
import type { Page } from '@playwright/test'
import { addPhone, changeCart, fillCart, openCart, openFilledCart, openPhone, type Persona } from '../cart/cart-steps'
import { advance } from '../chat/chat-steps'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../checkout/checkout-actions'
import { addWatch, e911Page, save as saveAddress, typeAddress } from '../e911/e911-steps'
import { openWatched, warning } from '../session/session-actions'
import { openSignOutLink } from '../session/sign-out-link'
import { favoritesPath, heartOf, saveProducts } from '../wishlist/wishlist-steps'

/** Moves the world's clock on, by a duration such as PT28M. */
type Advance = (duration: string) => Promise<unknown>

type Deed = (page: Page, persona: Persona, advance: Advance) => Promise<unknown>

/** How a shopper comes to make a call: all that goes before, and what is armed for; then the call itself. */
export interface Way {
  readonly persona?: Persona
  readonly before?: Deed
  readonly call: Deed
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const phone = 'Orbit 12 Pro'

export const addFromProduct: Way = { before: openPhone, call: (page) => press(page, 'Add to cart') }

export const upgradeFromProduct: Way = {
  persona: 'signed-in',
  before: openPhone,
  call: async (page) => {
    await press(page, 'Add to cart')
    await press(page, 'Upgrade existing line')
  },
}

export const addPrepaid: Way = {
  persona: 'prepay',
  before: (page) => page.goto('/smartphones/prepaid/orbit-12-pro/'),
  call: (page) => press(page, 'Add to cart'),
}

const chooseNumber = async (page: Page, persona: Persona) => {
  await addPhone(page.request, persona)
  await changeCart(page.request, persona, 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
}

export const openInterstitial = async (page: Page, persona: Persona) => {
  await fillCart(page, persona)
  await page.goto('/sales/digital/accessoryInterstitial.html')
}

export const addAccessory: Way = { before: openInterstitial, call: (page) => press(page, /^Add /) }

export const changeQuantity: Way = { before: openFilledCart, call: (page) => press(page, 'One more of Pip Earbuds') }

export const loadCart: Way = { before: (page, persona) => fillCart(page, persona), call: openCart }

const lineOne = (page: Page) => page.getByRole('region', { name: 'Line 1' }).waitFor()

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

export const addTwice: Way = {
  before: openPhone,
  call: async (page) => {
    await press(page, 'Add to cart')
    await page.waitForURL(/planoverview/)
    await openPhone(page)
    await press(page, 'Add to cart')
  },
}

/** Chance decides how often it takes. */
export const addUntilRefused: Way = {
  before: openPhone,
  call: async (page) => {
    const refused = page.getByRole('alert').filter({ hasText: 'went wrong' })
    const added = page.getByRole('heading', { name: 'Choose a plan' })
    for (;;) {
      await press(page, 'Add to cart')
      await refused.or(added).first().waitFor()
      if (await refused.isVisible()) return
      await openPhone(page)
    }
  },
}

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
  await goOn(page)
  await placeOrder(page).waitFor()
}

export const order: Way = { persona: 'signed-in', before: toPlaceOrder, call: (page) => placeOrder(page).click() }

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
const goToCart: Way = {
  before: async (page, persona) => {
    await fillCart(page, persona)
    await page.goto('/sales/next/expresscart.html?promohub=true')
    await page.getByRole('button', { name: 'Go to your cart' }).waitFor()
  },
  call: (page) => press(page, 'Go to your cart'),
}

export const likeTwice: Way = {
  persona: 'signed-in',
  before: openPhone,
  call: async (page) => {
    await heartOf(page, phone).click()
    await page.getByRole('link', { name: 'Wishlist, 1 item' }).waitFor()
    // A call that the page makes by itself may be the one that ends the visit.
    await heartOf(page, phone)
      .or(page.getByRole('heading', { name: 'Signed out.' }))
      .first()
      .click()
  },
}

const fillField = (name: string, value: string) => async (page: Page) => {
  await page.getByRole('textbox', { name }).fill(value)
  await page.getByRole('textbox', { name }).press('Enter')
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

const save = (page: Page) => saveProducts(page.request, ['smartphones', phone])

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

/** A visit that the shopper lets a tag manager follow. */
const followed = async (page: Page) => {
  await openPhone(page)
  const world = (await page.context().cookies()).find(({ name }) => name === 'sim-world')?.value
  const flags = { tagManagerUrl: '/tagmanager/tags.js' }
  await page.request.post(`/__sim/v1/worlds/${world}/commands`, { data: { setFeatureFlags: { featureFlags: flags } } })
  await page.context().addCookies([{ name: 'analyticsConsent', value: 'granted', url: page.url() }])
  await page.reload()
  await page.locator('script[data-tag-manager]').waitFor({ state: 'attached' })
}

const missScript = async (page: Page) => {
  await page.goto('/smartphones/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/assets/missing.js' }))
  })
}

const openCheckoutSignedIn: Way = {
  persona: 'signed-in',
  before: (page) => fillCart(page, 'signed-in'),
  call: (page) => page.goto('/sales/next/expresscheckout.html'),
}

/** Video is offered ten seconds after the page. */
const waitForVideo: Way = {
  call: async (page) => {
    await page.clock.install()
    await page.goto('/smartphones/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await advance(page, 16_000)
  },
}

const grid = '/smartphones/'

/** The warning shows that the session is about to end. */
const beWarned: Deed = async (page, persona, advance) => {
  if (persona === 'prospect') await fillCart(page, persona)
  await openWatched(page, grid)
  await advance('PT28M')
  await warning(page).waitFor()
}

/** The throttle list is read where it may redirect. */
const readThrottleList = async (page: Page) => {
  const read = page.waitForResponse(/getNSAThrottleList/)
  await openCart(page)
  await read
  await page.goto(grid)
}

/** The shortest way to each call that some page of the shop makes. */
export const ways: Readonly<Partial<Record<OperationKey | 'log.*' | 'storefront.chunk', Way>>> = {
  'cart.addDevice': addFromProduct,
  'cart.addAccessories': addAccessory,
  'cart.addPlan': {
    before: async (page, persona) => {
      await addPhone(page.request, persona)
      await page.goto('/sales/digital/plans/planoverview.html?line=newLine1')
      await page.getByRole('radio').first().waitFor()
    },
    call: goOn,
  },
  'plans.getPlans': {
    before: (page, persona) => addPhone(page.request, persona),
    call: (page) => page.goto('/sales/digital/plans/planoverview.html?line=newLine1'),
  },
  'cart.assignMtn': {
    before: async (page, persona) => {
      await chooseNumber(page, persona)
      await page.goto('/sales/digital/numberselection.html?mtn=newLine1')
    },
    call: goOn,
  },
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
  'cart.e911Address': {
    before: async (page, persona) => {
      await addWatch(page, persona)
      await page.goto(e911Page)
      await typeAddress(page, '118 Commercial St')
    },
    call: saveAddress,
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
  'catalogue.listProducts': { call: (page) => page.goto('/smartphones/') },
  'catalogue.getProduct': { call: openPhone },
  'checkout.getCheckoutDetails': loadCart,
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
  'chat.livePersonCheck': openCheckoutSignedIn,
  'chat.livePersonSubmitfeedback': openCheckoutSignedIn,
  'support.getVideoChat': waitForVideo,
  'support.videoAssistCheck': waitForVideo,
  'checkout.getOrder': { call: (page) => page.goto('/sales/digital/orderconfirmation.html') },
  'landing.getProcessStep': goToCart,
  'landing.landing': {
    persona: 'signed-in',
    before: (page) => page.goto('/sales/nextgen/expresshub.html'),
    call: (page) => press(page, 'Upgrade Maren'),
  },
  'quote.retrieveCartFromQuote': { call: (page) => page.goto('/sales/next/expresscart.html?quoteId=Q1') },
  'log.*': { call: missScript },
  'omni.readDL': { before: followed, call: (page) => press(page, 'Add to cart') },
  'recommendations.pdm': { call: openCart },
  'session.keepAlive': { persona: 'signed-in', before: beWarned, call: (page) => press(page, 'Stay signed in') },
  'session.continueGuest': { persona: 'prospect', before: beWarned, call: (page) => press(page, 'Stay here') },
  'session.clearCache': {
    persona: 'prospect',
    before: beWarned,
    call: (_page, _persona, advance) => advance('PT2M'),
  },
  'session.logout': {
    persona: 'signed-in',
    before: (page) => openWatched(page, grid),
    call: async (page) => (await openSignOutLink(page)).click(),
  },
  'tradeIn.validateDevice': {
    persona: 'signed-in',
    before: (page) => page.goto('/sales/digital/tradein.html'),
    call: goOn,
  },
  'wishlist.retrieveWishlist': { persona: 'signed-in', before: save, call: (page) => page.goto(favoritesPath) },
  'wishlist.retrieveFavorites': { persona: 'signed-in', call: openCart },
  'wishlist.addWishlist': { persona: 'signed-in', before: openPhone, call: (page) => heartOf(page, phone).click() },
  'wishlist.removeWishlist': {
    persona: 'signed-in',
    before: async (page) => {
      await save(page)
      await page.goto(favoritesPath)
    },
    call: async (page) => {
      await press(page, `Remove ${phone} from your wishlist`)
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    },
  },
  'wishlist.subscribe': {
    persona: 'signed-in',
    before: async (page) => {
      await saveProducts(page.request, ['tablets', 'Orbit Tab 11'])
      await page.goto(favoritesPath)
    },
    call: (page) => press(page, 'Notify me, Orbit Tab 11'),
  },
  'storefront.chunk': { call: openCart },
}
