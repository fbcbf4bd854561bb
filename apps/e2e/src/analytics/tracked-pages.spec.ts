import type { Page } from '@playwright/test'
import type { SimulatorClient } from '@soe/simulator-client'
import { fillCart } from '../cart/cart-steps'
import { expectTitle, goOn, placeOrder, typeContact } from '../checkout/checkout-actions'
import { openReview } from '../checkout/kept-checkouts'
import { expect, test } from '../fixtures'

type Pages = Readonly<Record<string, string>>

/** Tracked names (the specification, platform 2), each with the address of a page that owes it. */
const withoutCart: Pages = {
  emptycart: '/sales/next/expresscart.html',
  'promo hub': '/sales/digital/promohub.html',
}
const withCart: Pages = {
  shoplanding: '/',
  gridwall: '/smartphones/',
  'product detail': '/smartphones/orbit-12-pro/',
  giftcard: '/accessories/halyard-gift-card/',
  'accessories landing': '/accessories/',
  cart: '/sales/next/expresscart.html',
  'promo hub cart': '/sales/digital/promohub.html',
  protection: '/sales/digital/protection.html',
  leadOffers: '/sales/digital/leadoffers.html',
  plans: '/sales/digital/compareplan.html',
  RecommendedPlan: '/sales/digital/recommendedplan.html',
  'quotes comparison': '/sales/nextgen/quotes.html',
  checkout: '/sales/nse/aboutyourself.html',
  'port-in prompt': '/sales/digital/NumberPortin/newnumber.html',
  'assign number': '/sales/digital/numberselection.html',
  e911: '/sales/nextgen/e911.html',
  'device unlocking policy': '/sales/digital/documents.html',
  'customer agreements': '/sales/digital/customeragreements.html',
  'BYOD pages': '/sales/byod/byod.html',
  'trade-in pages': '/sales/digital/tradein.html',
  'trial (test drive) pages': '/sales/digital/trial.html',
  'scan-and-go cart': '/sales/next/expresscart.html?flow=SCAN_AND_GO',
  'friends and family promotion': '/sales/digital/promohub.html?campaignName=friendsAndFamily',
  'card offer pages': '/sales/digital/jtooffers.html?campaignName=cardOffer',
  'open-bank interstitial': '/sales/digital/offerinterstitial.html?campaignName=openBank',
  'holiday offers': '/sales/digital/jtooffers.html?campaignName=holiday',
  'holiday offers error': '/sales/digital/error/genericError.html?campaignName=holiday',
  '5G upsell': '/sales/digital/leadoffers.html?campaignName=5GUpsell',
  '5G bolt': '/sales/digital/leadoffers.html?campaignName=5GBolt',
}
const signedIn: Pages = {
  favorites: '/sales/digital/Favorites.html',
  sharedcart: '/sales/digital/Favorites.html?wid=7',
  'express checkout': '/sales/next/expresscheckout.html',
}

interface Told {
  event: string
  page: string
}

/** Follows the views that the tag manager is told of, from pages that are opened one after the other. */
const followViews = (page: Page) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/tagmanager/events')) return
    const told = request.postDataJSON() as Told
    if (told.event === 'pageView' || told.event === 'pageChange') views.push(told.page)
  })
  const isTold = (name: string) => expect.poll(() => views).toContain(name)
  const open = async (pages: Pages) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path, { waitUntil: 'commit' })
      await isTold(name)
    }
  }
  return { views, open, isTold }
}

const turnOn = (simulator: SimulatorClient, world: string) =>
  simulator.command(world, { setFeatureFlags: { featureFlags: { tagManagerUrl: '/tagmanager/tags.js' } } })

test.beforeEach(async ({ context, simulator, simulatorUrl, world }) => {
  await turnOn(simulator, world.id)
  await context.addCookies([{ name: 'analyticsConsent', value: 'granted', url: simulatorUrl }])
})

test('the pages below, a store that is chosen, a down payment and the confirmation have the 37 names', () => {
  const names = Object.keys({ ...withoutCart, ...withCart, ...signedIn })
  expect(names).toHaveLength(34)
})

test.describe('a visit', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('tells of each page once, by its name', async ({ page, context }) => {
    test.setTimeout(240_000)
    const { views, open } = followViews(page)
    await open(withoutCart)
    await fillCart(context, 'prospect')
    await open(withCart)
    expect(views).toEqual(Object.keys({ ...withoutCart, ...withCart }))
  })

  test('tells of a store pickup where the shopper chooses it, once, and of the delivery again without it', async ({
    page,
    context,
  }) => {
    await fillCart(context, 'prospect')
    const { views, isTold } = followViews(page)
    await page.goto('/sales/nse/aboutyourself.html')
    await isTold('checkout')
    await typeContact(page)
    await goOn(page)
    await expectTitle(page, 'Delivery')
    await expect.poll(() => views).toEqual(['checkout', 'checkout'])
    const pickup = page.getByRole('radio', { name: 'Free In-Store Pickup' })
    await pickup.click()
    await expect(page).toHaveURL('/sales/nse/delivery.html?type=pickup')
    await isTold('store pickup')
    await expect(pickup).toBeFocused()
    await page.getByRole('radio', { name: 'Commercial St' }).click()
    await page.getByRole('radio', { name: /^Standard delivery/ }).click()
    await expect(page).toHaveURL('/sales/nse/delivery.html')
    await expect.poll(() => views).toEqual(['checkout', 'checkout', 'store pickup', 'checkout'])
    await pickup.click()
    await expect(page).toHaveURL('/sales/nse/delivery.html?type=pickup')
    await goOn(page)
    await expectTitle(page, 'Payment')
    await page.goBack()
    await expectTitle(page, 'Delivery')
    await expect(page).toHaveURL('/sales/nse/delivery.html?type=pickup')
    await expect.poll(() => views.at(-1)).toBe('store pickup')
  })

  test('tells of a gift card that the shopper finds', async ({ page }) => {
    const { views, isTold } = followViews(page)
    await page.goto('/accessories/')
    await isTold('accessories landing')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Gift Card/ })
      .first()
      .click()
    await expect(page).toHaveURL('/accessories/halyard-gift-card/')
    await isTold('giftcard')
    expect(views).toEqual(['accessories landing', 'giftcard'])
  })

  test('tells of the order', async ({ page, simulator, world, startFrom }) => {
    await openReview({ page, startFrom })
    await turnOn(simulator, world.id)
    await page.reload()
    const { views, isTold } = followViews(page)
    await placeOrder(page).click()
    await isTold('order confirmation')
    expect(views.filter((name) => name === 'order confirmation')).toHaveLength(1)
  })
})

test.describe('a customer’s visit', () => {
  test.use({ persona: 'signed-in', expectedErrors: [/Failed to load resource/] })

  test('tells of the favorites and of the express checkout', async ({ page, context }) => {
    await fillCart(context, 'signed-in')
    const { views, open } = followViews(page)
    await open(signedIn)
    expect(views).toEqual(Object.keys(signedIn))
  })
})
