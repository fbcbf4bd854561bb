import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './quotes-page.story'

const test = storyTest<typeof stories>()

const number = (page: Page) => page.getByRole('textbox', { name: 'Quote number' })
const email = (page: Page) => page.getByRole('textbox', { name: 'Email address of the quote' })
const open = (page: Page) => page.getByRole('button', { name: 'Open the quote' })

const quoteIn = ({ carts }: { carts: readonly unknown[] }) => (carts[0] as { quoteId?: string }).quoteId ?? ''

test('a stranger opens a quote by its number and its email', async ({ page, mount, axe, simulator }) => {
  const world = await mount('OfZeros', { width: 375 })
  await open(page).click()
  await expect(page.getByText('Enter the number of the quote.')).toBeVisible()
  expect(await axe()).toEqual([])
  await number(page).fill('Q99')
  await open(page).click()
  await expect(page.getByText('There is no quote Q99.').or(page.getByText(/quote/i)).first()).toBeVisible()
  await number(page).fill(quoteIn(await simulator.state(world.id)))
  await email(page).fill('maren@example.com')
  await open(page).click()
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
})

test('a quote takes the place of a cart only after a question', async ({ page, mount, axe, simulator }) => {
  const world = await mount('BesideCart')
  await expect(number(page)).toHaveValue('Q99')
  await number(page).fill(quoteIn(await simulator.state(world.id)))
  await email(page).fill('maren@example.com')
  await open(page).click()
  const ask = page.getByRole('alertdialog', { name: 'Set your cart aside?' })
  await expect(ask).toContainText('Your cart has 5 items.')
  expect(await axe()).toEqual([])
  await ask.getByRole('button', { name: 'Keep my cart' }).click()
  await expect(open(page)).toBeVisible()
  await open(page).click()
  await ask.getByRole('button', { name: 'Open the quote' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Your cart/ })).toBeVisible()
})
