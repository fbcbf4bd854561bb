import type { Page } from '@playwright/test'
import { openPhone } from '../../cart/cart-steps'
import { favoritesPath, heartOf, saveProducts } from '../../wishlist/wishlist-steps'
import { phone, press, type Way, type Ways } from './way'

export const likeTwice: Way = {
  persona: 'signed-in',
  before: openPhone,
  call: async (page) => {
    // A call that the page makes by itself may be the one that ends the visit.
    const signedOut = page.getByRole('heading', { name: 'Signed out' })
    await heartOf(page, phone).click()
    await page.getByRole('link', { name: 'Favorites, 1 item' }).or(signedOut).first().waitFor()
    await heartOf(page, phone).or(signedOut).first().click()
  },
}

const save = (page: Page) => saveProducts(page.request, ['smartphones', phone])

export const wishlistWays = {
  'wishlist.retrieveWishlist': { persona: 'signed-in', before: save, call: (page) => page.goto(favoritesPath) },
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
} satisfies Ways
