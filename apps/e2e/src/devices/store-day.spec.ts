import { expect, test } from '../fixtures'

/** The evening after the stores have closed: Sunday in Greenwich, and Sunday morning in Tokyo. */
const saturdayEvening = '2026-11-29T02:00:00Z'

test.use({ clock: { freeze: saturdayEvening }, timezoneId: 'Asia/Tokyo' })

test('after closing time the nearest store has it on the next day of its own, wherever the shopper is', async ({
  page,
}) => {
  await page.goto('/smartphones/orbit-12-pro/')
  const zip = page.getByRole('textbox', { name: 'ZIP code' })
  await zip.fill('04101')
  await zip.press('Enter')
  await expect(page.getByText('Ready Sun, Nov 29, open from 9:00 AM')).toBeVisible()
  await expect(page.getByText('Free delivery to 04101 by Tue, Dec 1')).toBeVisible()
  await expect(page.getByText('Ready today')).toHaveCount(0)
})

test.describe('a customer', () => {
  test.use({ persona: 'pending-order' })

  test('reads the day and the hour of an order on the clock of the carrier, wherever the shopper is', async ({
    page,
  }) => {
    await page.goto('/sales/digital/orders.html')
    await expect(page.getByText('Ordered November 28, 2026.')).toBeVisible()
    await page.getByRole('link', { name: 'View order' }).click()
    await expect(page.getByText('Nov 28, 9:00 PM EST')).toBeVisible()
  })
})
