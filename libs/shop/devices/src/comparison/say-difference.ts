import type { Product } from '@soe/contracts'
import { formatCents } from '@soe/rules'
import { formatList, type Language } from '@soe/shop-platform'
import { batteryHours, figure, grams, type Measure } from '../figure'
import { isMonthly, tilePrice } from '../product-price'
import type { CompareTexts } from '../compare/compare-texts'

interface Criterion {
  /** Higher is better. */
  measure: Measure
  say: (difference: number, texts: CompareTexts) => string
}

const lessOf =
  (measure: Measure): Measure =>
  (product) => {
    const value = measure(product)
    return value === undefined ? undefined : -value
  }

const priceOf = ({ childSkus, defaultSKU }: Product) => {
  const sku = childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0]
  return sku && tilePrice(sku)
}

const costs = (wanted: boolean): Measure =>
  lessOf((product) => {
    const price = priceOf(product)
    return price && isMonthly(price) === wanted ? price.cents : undefined
  })

/** What decides between devices, the most telling first; prices by the month and at once are not compared. */
const criteria: readonly Criterion[] = [
  { measure: batteryHours, say: (hours, texts) => texts.lastsLonger(String(hours)) },
  { measure: costs(true), say: (cents, texts) => texts.costsLessMonthly(formatCents(cents)) },
  { measure: costs(false), say: (cents, texts) => texts.costsLess(formatCents(cents)) },
  { measure: figure('updates'), say: (years, texts) => texts.isUpdatedLonger(String(years)) },
  { measure: lessOf(grams), say: (weight, texts) => texts.isLighter(String(weight)) },
]

/** So many say enough. */
const mostSaid = 3

interface Lead {
  product: Product
  text: string
}

/** The product that is ahead by a measure, and by how much of the next; none of equals. */
const leadOf = (products: readonly Product[], { measure, say }: Criterion, texts: CompareTexts): Lead | undefined => {
  const measured = products.map((product) => ({ product, value: measure(product) ?? Number.NaN }))
  const [first, second] = measured.toSorted((left, right) => right.value - left.value)
  if (!first || !second || measured.some(({ value }) => Number.isNaN(value)) || first.value === second.value)
    return undefined
  return { product: first.product, text: say(first.value - second.value, texts) }
}

/** One sentence on what decides: "Tern S4 lasts 13 hr longer and costs $5.55 less a month." */
export const sayDifference = (
  products: readonly Product[],
  texts: CompareTexts,
  language: Language,
): string | undefined => {
  const leads = criteria.flatMap((criterion) => leadOf(products, criterion, texts) ?? []).slice(0, mostSaid)
  if (leads.length === 0) return undefined
  const said = [...new Set(leads.map(({ product }) => product))].map((product) => {
    const ahead = leads.filter((lead) => lead.product === product).map(({ text }) => text)
    const lead = `${product.productDisplayName} ${formatList(ahead, language)}`
    return products.length > 2 ? texts.thanNext(lead) : lead
  })
  return `${said.join('; ')}.`
}
