import type { APIRequestContext, Page } from '@playwright/test'

export type Persona = 'prospect' | 'signed-in' | 'prepay'

const services: Readonly<Record<Persona, string>> = {
  prospect: '/soe/digital/prospect/cartservice/cart/nse',
  'signed-in': '/soe/digital/auth/cartservice/cart',
  prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid',
}

/** Changes the cart of the browser's own session, as another tab would. */
export const changeCart = async (
  request: APIRequestContext,
  persona: Persona,
  operation: 'add-device' | 'add-plan' | 'assign-mtn' | 'add-accessories' | 'add-features' | 'save-cart',
  data: object,
): Promise<void> => {
  const answer = await request.post(`${services[persona]}/${operation}`, { data: { cartInfo: {}, ...data } })
  const body = (await answer.json()) as { errors?: unknown; error?: unknown }
  if (body.errors ?? body.error) throw new Error(`${operation} answered ${JSON.stringify(body)}`)
}

export const addPhone = (request: APIRequestContext, persona: Persona) => {
  const dppMonths = persona === 'prepay' ? 0 : 36
  const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths, contractTerm: String(dppMonths) }
  return changeCart(request, persona, 'add-device', { data: { lines: [{ device, isNewLine: true }] } })
}

export const addAccessories = (request: APIRequestContext, persona: Persona, quantities: Record<string, number>) => {
  const chosen = Object.entries(quantities).map(([id, qty]) => ({ id, qty }))
  return changeCart(request, persona, 'add-accessories', {
    data: { lines: [{ mtn: 'newLine1', addAccessories: chosen }] },
  })
}

/** A phone with plan and number, and three kinds of accessory: enough for the bundle discount. */
export const fillCart = async ({ request }: { request: APIRequestContext }, persona: Persona) => {
  await addPhone(request, persona)
  const planId = persona === 'prepay' ? 'dinghy-prepaid-15gb' : 'mainsail-unlimited'
  await changeCart(request, persona, 'add-plan', { lineId: 'newLine1', planId })
  await changeCart(request, persona, 'assign-mtn', { lineId: 'newLine1', number: { choice: 'new', zipCode: '30004' } })
  await addAccessories(request, persona, {
    'orbit-12-pro-case-kelp': 1,
    'bosun-charger-chalk': 2,
    'pip-earbuds-chalk': 1,
  })
}

export const cartPages: Readonly<Record<Persona, string>> = {
  prospect: '/sales/next/expresscart.html',
  'signed-in': '/sales/next/expresscart.html',
  prepay: '/sales/prepaid/expresscart.html',
}

export const openCart = (page: Page, persona: Persona = 'prospect') => page.goto(cartPages[persona])

/** A cart that has been read: what happens to it from now on finds it in view. */
export const openFilledCart = async (page: Page, persona: Persona = 'prospect') => {
  await fillCart(page.context(), persona)
  await openCart(page, persona)
  await page.getByRole('region', { name: 'Line 1' }).waitFor()
}

/** A product page from which a prospect's phone is added. */
export const openPhone = (page: Page) => page.goto('/smartphones/orbit-12-pro/')
