import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './search.story'

const test = storyTest<typeof stories>()

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test('the keyboard goes through the suggestions and opens one', async ({ page, mount }) => {
  await mount('Box')
  await field(page).pressSequentially('orbti 12')
  await expect(option(page, /^Orbit 12 \$/)).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(option(page, /^See all/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/smartphones\/orbit-12\/$/)
})

test('Esc keeps what is typed, and Enter searches for it', async ({ page, mount }) => {
  await mount('NothingAsked', { width: 375 })
  await field(page).fill('orbti')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field(page)).toHaveValue('orbti')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=orbti$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing results for “orbit”')
})

test('accents and plurals make no difference', async ({ page, mount }) => {
  await mount('Box', { language: 'es' })
  const typed = page.getByRole('combobox', { name: 'Buscar en la tienda' })
  for (const words of ['audifonos', 'audífono', 'AUDÍFONOS']) {
    await typed.fill(words)
    await expect(option(page, /^Audífonos Pip \$/)).toBeVisible()
    await expect(option(page, `Ver los 3 de “${words}”`)).toBeVisible()
  }
})

test('a group is shown in full at an address of its own', async ({ page, mount }) => {
  await mount('Results')
  await page.getByRole('link', { name: 'See all 8' }).click()
  await expect(page).toHaveURL(/\/search\?q=orbit&in=devices$/)
  await expect(page.getByRole('main').locator('li h2')).toHaveCount(8)
  await page.getByRole('link', { name: 'All results' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Accessories', exact: true })).toBeVisible()
})

test.describe('when the catalogue cannot be read', () => {
  test.use({ expectedErrors: [/answered 503/] })

  test('the suggestions are tried again', async ({ page, mount, simulator }) => {
    const world = await mount('FailedSuggestions')
    await simulator.disarm(world.id, 'fail-for-good')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(option(page, /^Orbit 12 Pro \$/)).toBeVisible()
  })
})
