import { expect, type Page } from '@playwright/test'
import { goOn } from '../checkout/checkout-actions'

export const tradeInPage = '/sales/digital/tradein.html'

const answer = (page: Page, question: RegExp, given: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: given }).check()

const questions = [/turn on/, /screen free/, /lenses whole/, /signed out/]

/** Yes to all four. */
export const answerGood = async (page: Page) => {
  for (const question of questions) await answer(page, question, 'Yes')
}

export const seeEstimate = (page: Page) => page.getByRole('button', { name: 'See the estimate' }).click()

/** A guest's Orbit 9, by its make, model, storage and carrier. */
export const nameOrbit9 = async (page: Page) => {
  await page.getByRole('radio', { name: 'Orbit' }).check()
  await page.getByLabel('Model').selectOption('Orbit 9')
  await page.getByLabel('Storage').selectOption('128 GB')
  await page.getByLabel('Carrier').selectOption('Unlocked')
}

/** From the header to the estimate of an Orbit 9 in good condition. */
export const estimateOrbit9 = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Trade in' }).click()
  await nameOrbit9(page)
  await goOn(page)
  await answerGood(page)
  await seeEstimate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your Orbit 9 is worth/)
}
