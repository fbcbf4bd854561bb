import { expect, test } from '../fixtures'

const types = [
  'CONCESSION_ACCOUNT',
  'CASH_ONLY',
  'COLLECTION_ACCOUNT',
  'FRAUD_X',
  'FRAUD_Y',
  'FRAUD_S',
  'FRAUD_Z',
  'FRAUD_V',
  'THRESHOLD',
  'CHECKOUT_PROCESS_ERROR',
]

test('every type of error has words of its own and a way on', async ({ page, axe }) => {
  const titles = new Set<string>()
  for (const address of [...types.map((type) => `type=${type}`), 'id=208']) {
    await page.goto(`/sales/digital/error.html?${address}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    titles.add((await heading.textContent()) ?? '')
    // The help beside it, which comes in its own time, has a link to call.
    await expect(page.getByRole('main').locator('a:not([href^="tel:"])')).toHaveCount(1)
  }
  expect(titles.size).toBe(types.length + 1)
  expect(await axe(page)).toEqual([])
})

test('an unknown type says that something went wrong @mobile', async ({ page, axe }) => {
  await page.goto('/sales/digital/error/genericError.html?type=__proto__')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

const redirects = ['accountmember', 'fall', 'notapproved1', 'notapproved2', 'nopromohub', 'catch', 'ST1', 'ST2']

test('every reason to be sent to the cart is told there, and said after a second', async ({ page, axe }) => {
  const reasons = new Set<string>()
  for (const redirect of redirects) {
    await page.goto(`/sales/digital/cart.html?redirect=${redirect}`)
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    const reason = (await page.getByRole('main').locator('p:has(strong)').textContent()) ?? ''
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeAttached()
    reasons.add(reason)
  }
  expect(reasons.size).toBe(redirects.length)
  expect(await axe(page)).toEqual([])
})
