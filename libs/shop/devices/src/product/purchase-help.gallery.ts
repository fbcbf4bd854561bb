import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './purchase-help.story'

const test = storyTest<typeof stories>()

test('a ZIP code says when it arrives and what the nearest store has, and is kept', async ({ page, mount, reload }) => {
  await mount('WithPlan', { width: 375 })
  const zip = page.getByRole('textbox', { name: 'ZIP code' })
  for (const { typed, says } of [
    { typed: '123', says: 'Enter a five-digit ZIP code.' },
    { typed: '04101-2203', says: /^Free delivery to 04101 by/ },
    { typed: '30004', says: /Windward Pkwy, Alpharetta, GA \(\d.\d\smiles\)/ },
  ]) {
    await zip.fill(typed)
    await zip.press('Enter')
    await expect(page.getByText(says).first()).toBeVisible()
  }
  await reload()
  await expect(page.getByText('Free delivery to 30004 by')).toBeVisible()
})

test('a plan and a trade-in change the sum in place, and go along into the cart', async ({
  page,
  mount,
  simulator,
}) => {
  const world = await mount('WithPlan')
  const bar = page.getByLabel('Price and cart')
  const sum = page.getByRole('status').filter({ hasText: 'together with' })
  await page.getByRole('radio', { name: /Jib 10 GB/ }).check()
  await expect(sum).toHaveText(/^\$62\.77\/mo/)
  await page.getByText('Trade in your device').click()
  await page.getByRole('combobox', { name: 'Your device' }).selectOption('Orbit 9')
  await expect(page.getByText('$480.00').first()).toBeVisible()
  await expect(sum).toHaveText(/^\$54\.44\/mo a month\s*together with Jib 10 GB\s*\$105\.00\s*due today/)
  await expect(bar).toContainText(/\$54\.44\/mo( a month)?\$105\.00 today/)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/numberselection/)
  await expect(page.getByText('So far $105.00 today, $54.44/mo')).toBeVisible()
  const { entries } = await simulator.journal(world.id, { operation: 'tradeIn.addDevice' })
  expect(entries.map(({ request }) => request.body)).toMatchObject([
    { lineId: 'newLine1', device: { deviceModel: 'Orbit 9' }, condition: 'good' },
  ])
})

test('instalments with interest name the rate, what is financed and what they come to', async ({ page, mount }) => {
  await mount('WithInterest')
  const words = '9.99% APR on $899.99 financed: $1,045.33 in installments in all.'
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('radio', { name: /^Full retail price/ }).check()
  await expect(page.getByText(/financed/)).toHaveCount(0)
})

test('the buy bar says on one line what is chosen, or why it is not to be had', async ({ page, mount }) => {
  const bar = page.getByRole('region', { name: 'Price and cart' })
  for (const { story, width, says } of [
    { story: 'WithPlan', width: 375, says: 'Kelp, 128 GB $82.77/mo' },
    { story: 'SoldOut', width: 375, says: 'Clay, 128 GB Out of stock' },
  ] as const) {
    await mount(story, { width })
    await expect(bar).toBeHidden()
    await page.getByRole('table', { name: 'Specifications' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect.poll(async () => (await bar.innerText()).replaceAll(/\s+/g, ' ')).toContain(says)
    await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeEnabled({ enabled: story !== 'SoldOut' })
    expect((await bar.boundingBox())?.height).toBeLessThan(72)
  }
})
