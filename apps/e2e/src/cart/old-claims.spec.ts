import { expect, test } from '../fixtures'

const settled = 'Nothing stands in your way'

/** What a stale tab, the history or a bookmark leads to. */
test.describe('a customer without claims', () => {
  test.use({ persona: 'signed-in' })

  for (const path of [
    '/sales/digital/mdnselection/checkEligibility.html?type=PAST_DUE',
    '/sales/digital/mdnselection/eligibilitycheck.html?type=MVO_REDIRECT&mtn=1',
    '/sales/digital/error.html?type=FRAUD_X',
  ])
    test(`is told so at ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(settled)
    })
})

test.describe('a customer who owes', () => {
  test.use({ persona: 'past-due' })

  test('is told how much, and how to pay it', async ({ page }) => {
    await page.goto('/sales/digital/mdnselection/checkEligibility.html?type=PAST_DUE')
    await expect(page.getByText('You owe $84.20 past its due date.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay by phone' })).toHaveAttribute('href', /^tel:/)
  })
})
