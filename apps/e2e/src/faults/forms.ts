import type { OperationKey } from '@soe/contracts'
import type { WorldState } from '@soe/simulator-client'
import type { Page } from '@playwright/test'
import { addPhone, changeCart, fillCart, openCart, openPhone } from '../cart/cart-steps'
import { expectContact, expectTitle, goOn, typeContact } from '../checkout/checkout-actions'
import { expect } from '../fixtures'

/** Something that a shopper types or chooses and sends. */
export interface Form {
  readonly key: OperationKey
  readonly open: (page: Page) => Promise<unknown>
  readonly send: (page: Page) => Promise<unknown>
  /** Expects the form to still hold the typed values. */
  readonly expectKept: (page: Page) => Promise<unknown>
  readonly expectDone: (page: Page) => Promise<unknown>
  /** How often the world has it. */
  readonly timesIn: (state: WorldState) => number
}

const countIn = (pattern: RegExp) => (state: WorldState) => JSON.stringify(state.carts).match(pattern)?.length ?? 0

export const contact: Form = {
  key: 'checkout.updateContact',
  open: async (page) => {
    await fillCart(page, 'prospect')
    await page.goto('/sales/nse/aboutyourself.html')
    await typeContact(page)
  },
  send: goOn,
  expectKept: expectContact,
  expectDone: (page) => expectTitle(page, 'Delivery'),
  timesIn: countIn(/"emailId":"maren@example.com"/g),
}

const zipCode = (page: Page) => page.getByLabel('ZIP code', { exact: true })

export const zip: Form = {
  key: 'cart.assignMtn',
  open: async (page) => {
    await addPhone(page.request, 'prospect')
    await changeCart(page.request, 'prospect', 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
    await page.goto('/sales/digital/numberselection.html?mtn=newLine1')
    await zipCode(page).fill('04101')
  },
  send: goOn,
  expectKept: (page) => expect(zipCode(page)).toHaveValue('04101'),
  expectDone: (page) => expectTitle(page, 'Complete your setup'),
  timesIn: countIn(/"choice":"new"/g),
}

const email = (page: Page) => page.getByRole('dialog').getByRole('textbox')

export const savedCart: Form = {
  key: 'cases.resumeCase',
  open: async (page) => {
    await addPhone(page.request, 'prospect')
    await changeCart(page.request, 'prospect', 'save-cart', { emailId: 'maren@example.com' })
    await page.context().clearCookies({ name: 'sim-session' })
    await openCart(page)
    await page.getByRole('button', { name: 'Retrieve saved cart' }).click()
    await email(page).fill('maren@example.com')
  },
  send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click(),
  expectKept: (page) => expect(email(page)).toHaveValue('maren@example.com'),
  expectDone: (page) => expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible(),
  timesIn: countIn(/"productId"/g),
}

export const product: Form = {
  key: 'cart.addDevice',
  open: async (page) => {
    await openPhone(page)
    const tar = page.getByRole('radio', { name: 'Tar' })
    await tar.click({ force: true })
    await expect(tar).toBeChecked()
  },
  send: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
  expectKept: (page) => expect(page.getByRole('radio', { name: 'Tar' })).toBeChecked(),
  expectDone: (page) => expectTitle(page, 'Choose a number'),
  timesIn: countIn(/"productId"/g),
}
