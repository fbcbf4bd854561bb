import { expect, test } from '../fixtures'
import { expectTitle, placeOrder } from './checkout-actions'
import { openReview } from './kept-checkouts'

test('the confirmation empties the cart, takes one rating, survives a reload, and Back orders nothing again', async ({
  page,
  axe,
  world,
  simulator,
  startFrom,
}) => {
  await openReview({ page, startFrom })
  const dueToday = await page
    .getByText(/^\$\d+\.\d\d$/)
    .first()
    .textContent()
  await placeOrder(page).click()
  await expect(page.getByText(/HY-\d+-\d\d/)).toBeVisible()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByText('Visa ending 1111.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('0')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(dueToday).not.toBeNull()
  expect(await axe(page)).toEqual([])
  const number = await page.getByText(/HY-\d+-\d\d/).textContent()
  const rating = page.getByRole('region', { name: 'How was it to order?' })
  await test.step('the order is rated, apart from the carrier', async () => {
    const comment = 'The window was easy to miss.'
    await expect(rating.getByRole('button', { name: 'Send' })).toBeDisabled()
    await rating.getByRole('radio', { name: '4' }).check({ force: true })
    await rating.getByRole('textbox', { name: /What would have made it a 5/ }).fill(comment)
    expect(await axe(page)).toEqual([])
    const told: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes(comment)) told.push(new URL(request.url()).pathname)
    })
    await rating.getByRole('button', { name: 'Send' }).click()
    await expect(rating.getByText('Thank you. Someone reads every one.')).toBeFocused()
    await expect.poll(async () => (await simulator.state(world.id)).ratings).toMatchObject([{ score: 4, comment }])
    expect(told).toEqual([expect.not.stringMatching(/^\/soe\//)])
  })
  await page.reload()
  await expect(page.getByText(number ?? '')).toBeVisible()
  await expect(rating).toHaveCount(0)
  await page.goBack()
  await expectTitle(page, 'Your cart is empty')
  expect(await axe(page)).toEqual([])
  expect((await simulator.state(world.id)).orders).toHaveLength(1)
})
