import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '../fixtures'
import { firstLoadScripts, kilobytes, listByWeight } from './first-load'

/** Kilobytes of JavaScript, gzip, that a page may ask for until it has loaded. */
const budgets = [
  ['/', 116],
  ['/smartphones/', 116],
  ['/smartphones/prepaid', 116],
  ['/accessories/', 116],
  ['/smartphones/orbit-12-pro/', 116],
  ['/espanol/smartphones/orbit-12-pro/', 116],
  ['/sales/next/expresscart.html', 129],
  ['/sales/nse/aboutyourself.html', 148],
  ['/sales/nse/delivery.html', 150],
  ['/sales/nse/payment.html', 149],
  ['/sales/nextgen/agreement.html', 148],
  ['/sales/nextgen/orderreview.html', 148],
  ['/sales/next/expresscheckout.html', 148],
] as const

/** A lazy chunk's. */
const chunkBudget = 30

/** Every zod schema says this of itself. */
const zodMark = '~standard'

/** Pages without a form bring nothing of the schema library. */
const withoutForm: ReadonlySet<string> = new Set([
  '/smartphones/',
  '/smartphones/orbit-12-pro/',
  '/sales/next/expresscart.html',
])

/** Refused paths and empty carts are none of this test's business. */
test.use({ expectedErrors: [/./] })

for (const [path, budget] of budgets) {
  test(`${path} loads at most ${budget} kB of JavaScript`, async ({ page }) => {
    const scripts = await firstLoadScripts(page, path)
    const weight = kilobytes(scripts)
    test.info().annotations.push({ type: 'weight', description: `${weight.toFixed(1)} kB in ${scripts.length} files` })
    expect(scripts.length).toBeGreaterThan(0)
    expect(weight, listByWeight(scripts)).toBeLessThanOrEqual(budget)
    for (const { url, gzip } of scripts.filter(({ url }) => !url.includes('/index-')))
      expect(gzip / 1000, url).toBeLessThanOrEqual(chunkBudget)
    if (withoutForm.has(path)) for (const { url, text } of scripts) expect(text, url).not.toContain(zodMark)
  })
}

test('the schema library is known by its mark', () => {
  const schemas = createRequire(import.meta.url)
    .resolve('zod/v4/core')
    .replace(/index\.\w+$/, 'schemas.js')
  expect(readFileSync(schemas, 'utf8')).toContain(zodMark)
})
