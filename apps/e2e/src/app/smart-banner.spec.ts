import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'

const protection = '/sales/digital/protection.html'

test.use({ persona: 'signed-in' })

test('a customer on a phone is offered the app, until the banner is closed @narrow', async ({ page, context, axe }) => {
  await addPhone(context.request, 'signed-in')
  await page.goto(protection)
  const banner = page.getByRole('complementary', { name: 'The app' })
  await expect(banner).toContainText('Shop the latest offers, upgrade devices and more.')
  await expect(banner).toContainText('Rated 4.1 of 5')
  expect((await banner.boundingBox())?.height).toBe(76)
  expect(await axe(page)).toEqual([])
  await expect(banner.getByRole('link', { name: 'Open' })).toHaveAttribute('href', /android/)

  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(banner).toBeHidden()
})

test('the banner speaks Spanish @narrow', async ({ page, context }) => {
  await addPhone(context.request, 'signed-in')
  await page.goto(`/espanol${protection}`)
  const banner = page.getByRole('complementary', { name: 'La aplicación' })
  await expect(banner).toContainText('Calificación: 4.1 de 5')
})

test('nobody at a desk is offered the app', async ({ page, context }) => {
  await addPhone(context.request, 'signed-in')
  await page.goto(protection)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('complementary', { name: 'The app' })).toHaveCount(0)
})
