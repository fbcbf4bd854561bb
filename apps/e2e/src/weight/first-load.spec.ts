import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '../fixtures'
import { firstLoadScripts, kilobytes } from './first-load'

/** Kilobytes of JavaScript, gzip, that a page may ask for until it has loaded. */
const budgets = [
  ['/', 110],
  ['/smartphones/', 110],
  ['/smartphones/prepaid', 110],
  ['/accessories/', 110],
  ['/smartphones/orbit-12-pro/', 110],
  ['/espanol/smartphones/orbit-12-pro/', 110],
  ['/sales/next/expresscart.html', 120],
  ['/sales/nse/aboutyourself.html', 140],
  ['/sales/nse/delivery.html', 140],
  ['/sales/nse/payment.html', 140],
  ['/sales/nextgen/agreement.html', 140],
  ['/sales/nextgen/orderreview.html', 140],
  ['/sales/next/expresscheckout.html', 140],
] as const

/** A lazy chunk's. */
const chunkBudget = 30

/** Every zod schema says this of itself. */
const zodMark = '~standard'

/** Refused paths and empty carts are none of this test's business. */
test.use({ expectedErrors: [/./] })

for (const [path, budget] of budgets) {
  test(`${path} loads at most ${budget} kB of JavaScript`, async ({ page }) => {
    const scripts = await firstLoadScripts(page, path)
    const weight = kilobytes(scripts)
    test.info().annotations.push({ type: 'weight', description: `${weight.toFixed(1)} kB in ${scripts.length} files` })
    expect(scripts.length).toBeGreaterThan(0)
    expect(weight).toBeLessThanOrEqual(budget)
    for (const { url, gzip } of scripts.filter(({ url }) => !url.includes('/index-')))
      expect(gzip / 1000, url).toBeLessThanOrEqual(chunkBudget)
  })
}

test.describe('a page without a form brings nothing of the schema library', () => {
  test.beforeAll(() => {
    const schemas = createRequire(import.meta.url)
      .resolve('zod/v4/core')
      .replace(/index\.\w+$/, 'schemas.js')
    expect(readFileSync(schemas, 'utf8')).toContain(zodMark)
  })

  for (const path of ['/smartphones/', '/smartphones/orbit-12-pro/', '/sales/next/expresscart.html']) {
    test(path, async ({ page }) => {
      for (const { url, text } of await firstLoadScripts(page, path)) expect(text, url).not.toContain(zodMark)
    })
  }
})
