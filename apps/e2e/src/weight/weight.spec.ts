import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'
import { findOperation } from '@soe/contracts'
import { fillCart, addPhone, placeOrder, type Caller } from '../checkout/kept-checkouts'
import { expect, freshContext, test } from '../fixtures'
import { budgets, measures, type Moment } from './budgets'
import { weighPage } from './weigh-page'

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

/** What leads a guest to a page. */
const ways: Readonly<Record<string, (caller: Caller) => Promise<unknown>>> = {
  '/sales/next/expresscart.html': addPhone,
  '/sales/nse/aboutyourself.html': fillCart,
  '/sales/digital/orderconfirmation.html': placeOrder,
}

/** The browser's own requests, in its session. */
const callerOf = (context: BrowserContext): Caller => ({
  call: async (key, { body }) => {
    const path = findOperation(key).metadata.paths.prospect ?? ''
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const reply = await context.request.post(path, { data: body, headers: { 'x-xsrf-token': token } })
    const answer = (await reply.json()) as { errors?: readonly unknown[] }
    if (!reply.ok() || (answer.errors ?? []).length > 0) throw new Error(`${key} answered ${JSON.stringify(answer)}`)
    return { answer }
  },
})

const titleOf: Readonly<Record<Moment, string>> = {
  takenOver: 'until its code has taken over',
  atRest: 'until it is at rest',
  later: 'until what it fetches ahead has come',
}

for (const [path, rows] of Object.entries(budgets)) {
  test(
    `${path} weighs no more than its budgets`,
    freshContext('nothing is cached'),
    async ({ page, context, simulator, world }) => {
      await ways[path]?.(callerOf(context))
      const [placed] = (await simulator.state(world.id)).orders
      const { weights, scripts } = await weighPage(
        page,
        placed ? `${path}?orderNumber=${placed.order.orderNumber}` : path,
      )
      test.info().annotations.push({ type: 'weight', description: JSON.stringify({ path, weights }) })
      for (const [moment, { most }] of Object.entries(rows) as [Moment, (typeof rows)[Moment]][])
        for (const [at, measure] of measures.entries())
          expect.soft(weights[moment][measure], `${measure} ${titleOf[moment]}`).toBeLessThanOrEqual(most[at] ?? 0)
      for (const { path: script, bytes } of scripts.filter(({ path: script }) => !script.includes('/storefront-')))
        expect(bytes / 1000, script).toBeLessThanOrEqual(chunkBudget)
      if (!withoutForm.has(path)) return
      for (const { path: script } of scripts)
        expect(await (await context.request.get(script)).text(), script).not.toContain(zodMark)
    },
  )
}

test('no page may weigh more than before without a reason', () => {
  for (const [path, rows] of Object.entries(budgets))
    for (const [moment, { most, before, because }] of Object.entries(rows))
      expect(because !== undefined, `${path} ${moment}`).toBe(most.some((value, at) => value > (before[at] ?? 0)))
})

test('the schema library is known by its mark', () => {
  const schemas = createRequire(import.meta.url)
    .resolve('zod/v4/core')
    .replace(/index\.\w+$/, 'schemas.js')
  expect(readFileSync(schemas, 'utf8')).toContain(zodMark)
})
