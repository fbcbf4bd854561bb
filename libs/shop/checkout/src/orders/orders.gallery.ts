import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './orders.story'

const test = storyTest<typeof stories>()

const find = async (page: Page, number: string, email: string) => {
  await page.getByRole('textbox', { name: 'Order number' }).fill(number)
  await page.getByRole('textbox', { name: 'Email address of the order' }).fill(email)
  await page.getByRole('button', { name: 'Find order' }).click()
}

test('an order is found by number and address, and by nothing less, five times at most', async ({
  page,
  mount,
  axe,
  simulator,
}) => {
  const world = await mount('Listed', { width: 375 })
  const number = String((await simulator.state(world.id)).orders[0]?.id)
  await page.getByRole('button', { name: 'Find order' }).click()
  await expect(page.getByText('Enter the order number.')).toBeVisible()
  expect(await axe()).toEqual([])
  await find(page, number, 'other@example.com')
  await expect(page.getByText('We found no order with this number')).toBeVisible()
  await find(page, number.toLowerCase(), 'maren@example.com')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await page.getByRole('button', { name: 'Find another order' }).click()
  for (let guess = 1; guess <= 4; guess += 1) {
    const answered = page.waitForResponse(/find-order/)
    await find(page, `HY-${guess}`, 'maren@example.com')
    await answered
  }
  await find(page, number, 'maren@example.com')
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 15 minutes.')
})

test('a pickup comes with its calendar entry, and its receipt prints without buttons', async ({ page, mount }) => {
  await mount('PickedUp')
  const link = page.getByRole('link', { name: 'Add pickup to calendar' })
  await expect(link).toHaveAttribute('download', /^HY-.*\.ics$/)
  const entry = decodeURIComponent((await link.getAttribute('href')) ?? '')
  expect(entry).toContain('SUMMARY:Halyard: pick up at')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Halyard. Receipt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden()
})

test('an order keeps within 320 pixels whatever was typed', async ({ page, mount }) => {
  await mount('Longest', { width: 375 })
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a field with an error keeps its red border under the pointer', async ({ page, mount }) => {
  await mount('OfGuest')
  await page.getByRole('button', { name: 'Find order' }).click()
  const number = page.getByRole('textbox', { name: 'Order number' })
  await page.getByRole('textbox', { name: 'Email address of the order' }).focus()
  const border = () =>
    number.evaluate(async ({ parentElement: box }) => {
      await Promise.all(box?.getAnimations().map(({ finished }) => finished) ?? [])
      return box && getComputedStyle(box).borderColor
    })
  const red = await border()
  await number.hover()
  expect(await border()).toBe(red)
})

test('the number of a placed order stands on one line, however narrow the page', async ({ page, mount }) => {
  await mount('Thanked', { width: 375 })
  const number = page.locator('strong', { hasText: /^HY-/ })
  for (let width = 320; width <= 430; width += 10) {
    await page.setViewportSize({ width, height: 700 })
    expect(await number.evaluate((shown) => shown.getClientRects().length), `at ${width} px`).toBe(1)
  }
})
