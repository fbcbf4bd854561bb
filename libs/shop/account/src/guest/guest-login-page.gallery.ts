import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './guest-login-page.story'

const test = storyTest<typeof stories>()

test('a guest of the app proves the account in Spanish', async ({ page, mount }) => {
  await mount('InApp', { language: 'es', width: 375 })
  await page.getByLabel('Dos últimos dígitos').fill('18')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page).toHaveURL('/espanol/sales/digital/guestcheckout.html?guestCheckout=true')
  await expect(page.getByRole('link', { name: 'Ir al pago' })).toBeVisible()
})

test('a guest on the web goes back to the cart', async ({ page, mount }) => {
  await mount('OnWeb')
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
})
