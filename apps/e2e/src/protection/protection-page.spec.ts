import { fillCart, openCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'

test('a shopper protects a line from the cart, and the cart shows it', async ({ page, context, axe, isMobile }) => {
  const lookups: { channel?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/getProtectionFeatures')) lookups.push(request.postDataJSON())
  })
  await fillCart(context, 'prospect')
  await openCart(page)
  await page.getByRole('link', { name: 'Add protection' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protect each line')
  const choices = page.getByRole('group', { name: 'Protection for Orbit 12 Pro' })
  await expect(choices.getByRole('radio', { checked: true })).toHaveCount(0)
  await choices.getByRole('radio', { name: /Lifeline Basic/ }).check()
  const totals = page.getByRole('complementary', { name: 'Protection' })
  await expect(totals).toContainText('$8.50')
  expect(await axe(page)).toEqual([])
  await totals.getByRole('button', { name: 'Continue' }).first().click()
  await openCart(page)
  await expect(page.getByRole('region', { name: 'Line 1' })).toContainText('Lifeline Basic')
  const line = { cartId: expect.stringMatching(/^C1-/), mtn: 'newLine1', deviceSorId: 'ORBIT-12-PRO-KELP-128' }
  expect(lookups).toContainEqual(expect.objectContaining({ ...line, pageId: 'PROTECTION', getDeviceDetails: true }))
  const channels = new Set(lookups.map(({ channel }) => channel))
  expect([...channels]).toEqual([isMobile ? 'VZW-DOTCOM-MOB' : 'VZW-DOTCOM'])
})
