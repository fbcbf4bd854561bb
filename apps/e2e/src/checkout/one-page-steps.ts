import type { Page } from '@playwright/test'
import { fillCart } from '../cart/cart-steps'
import { goOn } from './checkout-actions'

/** Opens the checkout of a customer, which is one page. */
export const openOnePage = async (page: Page) => {
  await fillCart(page, 'signed-in')
  await page.goto('/sales/next/expresscheckout.html')
}

export const payOnNextBill = async (page: Page) => {
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await goOn(page)
}

export const deliverExpress = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit Delivery' }).click()
  await page.getByRole('radio', { name: 'Express delivery' }).check()
  await goOn(page)
}
