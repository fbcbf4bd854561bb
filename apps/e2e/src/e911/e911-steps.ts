import type { Page } from '@playwright/test'
import { changeCart, type Persona } from '../cart/cart-steps'

export const e911Page = '/sales/nextgen/e911.html'

/** A line that needs an emergency address, and lacks nothing else. */
export const addWatch = async (page: Page, persona: Persona) => {
  const { request } = page
  const device = {
    id: 'tern-watch-3-tar-40-sport-band',
    productId: 'dev14080099',
    dppMonths: 0,
    contractTerm: 'MONTH_TO_MONTH',
  }
  await changeCart(request, persona, 'add-device', { data: { lines: [{ device, isNewLine: true }] } })
  await changeCart(request, persona, 'add-plan', { lineId: 'newLine1', planId: 'tender-watch' })
  await changeCart(request, persona, 'assign-mtn', {
    lineId: 'newLine1',
    number: { choice: 'new', zipCode: '04101' },
  })
}

export const typeAddress = async (page: Page, street = '118 Commercial Street', state = 'ME') => {
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption(state)
  await page.getByLabel('ZIP code').fill('04101')
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save address' }).click()
