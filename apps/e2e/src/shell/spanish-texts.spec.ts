import type { Page } from '@playwright/test'
import { findOperation, type OperationKey } from '@soe/contracts'
import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'

interface Read {
  key: OperationKey
  query?: Record<string, string>
  body?: object
}

const tiles: Read = { key: 'catalogue.listProducts', query: { category: 'smartphones' } }
const product: Read = { key: 'catalogue.getProduct', query: { productId: 'dev14000001' } }
const accessory: Read = { key: 'catalogue.getProduct', query: { productId: 'acc15000001' } }
const plans: Read = { key: 'plans.getPlans', body: { referenceDataRequired: true } }
const checkout: Read = { key: 'checkout.getCheckoutDetails', body: {} }

const readIn = async (page: Page, language: 'en' | 'es', { key, query, body }: Read): Promise<unknown> => {
  const { method, metadata } = findOperation(key)
  const answer = await page.request.fetch(`${metadata.paths.prospect}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'accept-language': language },
    ...(body && { data: body }),
  })
  return answer.json()
}

/** The English texts that the same answer has in Spanish; an HTML list is its items. */
const translated = (english: unknown, spanish: unknown): string[] => {
  if (typeof english === 'string') {
    return english === spanish ? [] : english.split(/<[^>]+>/).filter((text) => /[a-z]{3}/i.test(text))
  }
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([name, part]) =>
    translated(part, (spanish as Readonly<Record<string, unknown>>)[name]),
  )
}

const englishTexts = async (page: Page, read: Read): Promise<readonly string[]> => [
  ...new Set(translated(await readIn(page, 'en', read), await readIn(page, 'es', read))),
]

/** Long enough not to be part of a Spanish word. */
const isSentence = (text: string) => text.length > 12

/** Percent as English sets it: right behind the number. */
const isEnglishPercent = (line: string) => /\d%/.test(line)

const englishOn = async (page: Page, texts: readonly string[]): Promise<string[]> => {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  const isEnglish = (line: string) =>
    isEnglishPercent(line) || texts.some((text) => line === text || (isSentence(text) && line.includes(text)))
  return lines.filter(isEnglish)
}

const stops: readonly (readonly [path: string, says: string, reads: readonly Read[]])[] = [
  ['/espanol/smartphones/', 'Funda gratis, solo esta semana', [tiles]],
  ['/espanol/smartphones/orbit-12-pro/', 'Retratos nocturnos sin trípode', [product]],
  ['/espanol/accessories/orbit-12-pro-case/', 'Forro de microfibra', [accessory]],
  ['/espanol/sales/digital/compareplan.html?facts=open', 'Ilimitadas, y a 80 países', [plans]],
  ['/espanol/sales/next/expresscart.html', 'Alga', [checkout, plans]],
  ['/espanol/sales/nse/viewAgreement.html', 'Acuerdo del cliente', [checkout]],
  ['/espanol/sales/digital/dppagreement.html', 'Tasa de porcentaje anual', [checkout]],
]

test('what the carrier says is Spanish on Spanish pages, in a cart that was begun in English too @mobile', async ({
  page,
}) => {
  await page.goto('/smartphones/')
  await fillCart(page.context(), 'prospect')
  for (const [path, says, reads] of stops) {
    const texts = (await Promise.all(reads.map((read) => englishTexts(page, read)))).flat()
    expect(texts.length).toBeGreaterThan(2)
    await page.goto(path)
    await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
    expect(await englishOn(page, texts), path).toEqual([])
  }
})

test('the link to the other language leads to the same page in it, texts of the carrier too @wide', async ({
  page,
}) => {
  await page.goto('/smartphones/orbit-12-pro/')
  const main = page.getByRole('main')
  await expect(main).toContainText('Night portraits without a tripod')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(main).toContainText('Retratos nocturnos sin trípode')
  await expect(main).not.toContainText('Night portraits without a tripod')
})
