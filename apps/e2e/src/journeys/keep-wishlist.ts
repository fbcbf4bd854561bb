import { expect } from '@playwright/test'
import { heartOf } from '../wishlist/wishlist-steps'
import type { Journey } from './journey'
import { see, seeNo } from '../page/see'

const phone = 'Orbit 12 Pro'

export const keepWishlist: Journey = {
  title: 'a customer saves a phone with one tap, finds it on the wishlist, and takes it off with another',
  persona: 'signed-in',
  async run({ page, world }) {
    await page.goto('/smartphones/')
    await heartOf(page, phone).click()
    await see(page.getByRole('button', { name: `Wishlist: ${phone}`, exact: true, pressed: true }))
    await see(page.getByText(`${phone} has been added to your wishlist.`))
    await page.getByRole('link', { name: 'Favorites, 1 item' }).click()
    await see(page.getByRole('button', { name: `Add to cart, ${phone}` }))
    await page.goto('/smartphones/')
    await see(page.getByRole('button', { name: `Wishlist: ${phone}`, exact: true, pressed: true }))
    await heartOf(page, phone).click()
    await see(page.getByText(`${phone} has been removed from your wishlist.`))
    await seeNo(page.getByText(`${phone} has been added to your wishlist.`))
    await see(page.getByRole('link', { name: 'Favorites, 0 items' }))
    expect((await world.state()).wishlists).toEqual([expect.objectContaining({ items: [] })])
  },
}
