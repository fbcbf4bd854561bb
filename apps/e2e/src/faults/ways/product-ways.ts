import type { Page } from '@playwright/test'
import { addPhone, changeCart, openPhone, type Persona } from '../../cart/cart-steps'
import { goOn } from '../../checkout/checkout-actions'
import { press, type Way, type Ways } from './way'

const addFromProduct: Way = { before: openPhone, call: (page) => press(page, 'Add to cart') }

export const upgradeFromProduct: Way = {
  persona: 'signed-in',
  before: openPhone,
  call: async (page) => {
    await press(page, 'Add to cart')
    await press(page, 'Upgrade existing line')
  },
}

export const addPrepaid: Way = {
  persona: 'prepay',
  before: (page) => page.goto('/smartphones/prepaid/orbit-12-pro/'),
  call: (page) => press(page, 'Add to cart'),
}

const chooseNumber = async (page: Page, persona: Persona) => {
  await addPhone(page.request, persona)
  await changeCart(page.request, persona, 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
}

export const addTwice: Way = {
  before: openPhone,
  call: async (page) => {
    await press(page, 'Add to cart')
    await page.waitForURL(/numberselection/)
    await openPhone(page)
    await press(page, 'Add to cart')
  },
}

/** Chance decides how often it takes. */
export const addUntilRefused: Way = {
  before: openPhone,
  call: async (page) => {
    const refused = page.getByRole('alert').filter({ hasText: 'went wrong' })
    const added = page.getByRole('heading', { name: 'Choose a number' })
    for (;;) {
      await press(page, 'Add to cart')
      await refused.or(added).first().waitFor()
      if (await refused.isVisible()) return
      await openPhone(page)
    }
  },
}

/** Calls from a product to a line with its plan and number. */
export const productWays = {
  'cart.addDevice': addFromProduct,
  'cart.addPlan': {
    before: async (page, persona) => {
      await addPhone(page.request, persona)
      await page.goto('/sales/digital/plans/planoverview.html?line=newLine1')
      await page.getByRole('radio').first().waitFor()
    },
    call: goOn,
  },
  'plans.getPlans': {
    before: (page, persona) => addPhone(page.request, persona),
    call: (page) => page.goto('/sales/digital/plans/planoverview.html?line=newLine1'),
  },
  'cart.assignMtn': {
    before: async (page, persona) => {
      await chooseNumber(page, persona)
      await page.goto('/sales/digital/numberselection.html?mtn=newLine1')
    },
    call: goOn,
  },
  'catalogue.listProducts': { call: (page) => page.goto('/smartphones/') },
  'catalogue.getProduct': { call: openPhone },
  'tradeIn.validateDevice': {
    persona: 'signed-in',
    before: (page) => page.goto('/sales/digital/tradein.html'),
    call: goOn,
  },
} satisfies Ways
