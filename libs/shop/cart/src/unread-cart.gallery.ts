import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './unread-cart.story'

const test = storyTest<typeof stories>()

const lineOf = (page: Page) => page.getByRole('region', { name: 'Line 1' })

test.describe('a cart that cannot be read', () => {
  test('can be tried again', async ({ page, mount, simulator }) => {
    const world = await mount('Failed')
    await simulator.disarm(world.id, 'fail-for-good')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(lineOf(page)).toBeVisible()
  })

  test('for a moment says that it takes long, and leads on', async ({ page, mount }) => {
    await mount('Loading')
    const main = page.getByRole('main')
    await expect(main.getByText('This is taking longer than usual.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  for (const { story, told } of [
    { story: 'FailedWithDetails', told: 'Store 4471' },
    { story: 'FailedWithDetailsOfCustomer', told: 'Reason 05' },
  ] as const)
    test(`for a reason with details is told in the words meant for its shopper, ${story}`, async ({
      page,
      mount,
      simulator,
    }) => {
      const world = await mount(story)
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
      await simulator.disarm(world.id, 'fail-for-good')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    })

  test('for what its account has to settle leads to where that is done', async ({ page, mount, simulator }) => {
    const world = await mount('AccountLanding')
    await simulator.disarm(world.id, 'fail-for-good')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(lineOf(page)).toBeVisible()
  })

  test('for what its account has to settle leads there in Spanish', async ({ page, mount }) => {
    await mount('AccountLanding', { language: 'es' })
    await expect(page.getByRole('link', { name: 'Comprar equipos' })).toHaveAttribute('href', '/espanol/smartphones/')
  })
})

test.describe('a cart that another channel holds', () => {
  test("can be taken over from the shopper's own phone", async ({ page, mount }) => {
    await mount('HeldByApp')
    const notice = page.getByRole('alert').filter({ hasText: 'This cart is open in the app.' })
    await notice.getByRole('button', { name: 'Continue here' }).click()
    await expect(lineOf(page)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('names the store that holds it', async ({ page, mount }) => {
    await mount('HeldByStore')
    await expect(page.getByRole('alert').filter({ hasText: 'A store representative' })).toBeVisible()
  })
})
