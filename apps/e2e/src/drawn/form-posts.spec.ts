import type { APIResponse } from '@playwright/test'
import { expect, test } from '../fixtures'

const product = '/smartphones/orbit-12-pro/'
const own = { 'sec-fetch-site': 'same-origin' }
const form = { sku: 'orbit-12-pro-kelp-128', term: '36' }

const outcome = async (answer: APIResponse) => {
  const isJson = answer.headers()['content-type']?.includes('json')
  const { error } = isJson ? ((await answer.json()) as { error: { code: string } }) : {}
  return error ? `${answer.status()} ${error.code}` : String(answer.status())
}

for (const [title, expected, path, request] of [
  ['without an origin', '403 FOREIGN_FORM', product, { form }],
  ['of another site', '403 FOREIGN_FORM', product, { form, headers: { origin: 'https://evil.example' } }],
  ['of no site', '403 FOREIGN_FORM', product, { form, headers: { origin: 'null' } }],
  [
    'that the browser calls foreign',
    '403 FOREIGN_FORM',
    product,
    { form, headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  ['of a sibling site', '403 FOREIGN_FORM', product, { form, headers: { 'sec-fetch-site': 'same-site' } }],
  ['that is too large', '413', product, { form: { sku: 'x'.repeat(9000) }, headers: own }],
  ['in JSON', '415', product, { data: form, headers: own }],
  ['for a page that is not one', '404 UNKNOWN_PATH', '/nowhere/', { form, headers: own }],
  ['for a page without a form', '404 UNKNOWN_PATH', '/smartphones/', { form, headers: own }],
  ['for a product that is not one', '422', '/smartphones/no-such-phone/', { form, headers: own }],
  ['for a sku that is not one', '422', product, { form: { sku: 'none' }, headers: own }],
] as const)
  test(`a form ${title} is answered ${expected} and changes nothing @wide`, async ({ page, world }) => {
    const answer = await page.request.post(path, { ...request, maxRedirects: 0 })
    expect(await outcome(answer)).toContain(expected)
    expect((await world.state()).carts).toEqual([])
  })

test("a form of the page's own adds to the cart and sets the carrier's cookies @wide", async ({ page, context }) => {
  const answer = await page.request.post(product, { form, headers: own, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  const { location = '' } = answer.headers()
  expect(location).toMatch(/^\/sales\/digital\/plans\/planoverview\.html/)
  expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie').length).toBeGreaterThan(0)
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ prospectCartCount: '1', cartId: expect.stringMatching(/./) })
})

test('a form leads nowhere else, whatever it holds and wherever it goes @wide', async ({ page, simulatorUrl }) => {
  const held = { ...form, line: '//evil.example', next: 'https://evil.example', intent: 'https://evil.example' }
  for (const path of [
    `${product}?goto=https://evil.example`,
    `//evil.example${product}`,
    `/\\evil.example${product}`,
  ]) {
    const answer = await page.request.post(`${simulatorUrl}${path}`, { form: held, headers: own, maxRedirects: 0 })
    const { location = '/' } = answer.headers()
    expect(new URL(location, simulatorUrl).origin, path).toBe(simulatorUrl)
  }
})

test("the carrier's own paths take no forms, and want their token @wide", async ({ page }) => {
  const addDevice = '/soe/digital/prospect/cartservice/cart/nse/add-device'
  expect((await page.request.post(addDevice, { form, headers: own })).status()).toBe(415)
  await page.request.post(product, { form, headers: own, maxRedirects: 0 })
  const confirm = '/soe/digital/prospect/paymentservice/nse/confirmSubmit'
  expect(await outcome(await page.request.post(confirm, { data: {}, headers: own }))).toBe('403 XSRF_TOKEN')
})
