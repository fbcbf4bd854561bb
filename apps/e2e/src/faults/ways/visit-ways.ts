import type { Page } from '@playwright/test'
import { fillCart, openPhone } from '../../cart/cart-steps'
import { advance } from '../../chat/chat-steps'
import { openWatched, warning } from '../../session/session-actions'
import { openSignOutLink } from '../../session/sign-out-link'
import { press, type Deed, type Way, type Ways } from './way'

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

/** Calls that come with any visit: session, help, analytics and logs. */
export const visitWays = {
  'chat.livePersonCheck': openCheckoutSignedIn,
  'chat.livePersonSubmitfeedback': openCheckoutSignedIn,
  'support.getVideoChat': waitForVideo,
  'support.videoAssistCheck': waitForVideo,
  'log.*': { call: missScript },
  'omni.readDL': { before: followed, call: (page) => press(page, 'Add to cart') },
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
} satisfies Ways
