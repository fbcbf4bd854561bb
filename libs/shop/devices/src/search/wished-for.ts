import type { Plan, Product } from '@soe/contracts'
import { batteryHours, displayInches, figure, grams, type Measure } from '../figure'
import { hueWords } from './hue-words'

export const priceOf = ({ childSkus: [sku] }: Product): number | undefined => sku?.price.fullRetailPrice.discountedPrice
const less =
  (measure: Measure): Measure =>
  (product) => {
    const value = measure(product)
    return value === undefined ? undefined : -value
  }

const cheap =
  'cheap cheaper cheapest affordable budget kid child teen barato barata económico económica niño niña hijo hija'

/** What shoppers ask for in the most of a measure, in both languages at once. */
const wishes: readonly (readonly [measure: Measure, called: string])[] = [
  [displayInches, 'big bigger biggest large largest huge xl senior gaming games grande gran enorme mayores juegos'],
  [less(displayInches), 'small smaller smallest compact little tiny pequeño pequeña chico chica compacto compacta'],
  [less(grams), 'light lighter lightest lightweight ligero ligera liviano liviana'],
  [less(figure('thickness')), 'thin thinner thinnest slim delgado delgada'],
  [figure('camera', (unit) => (unit === 'MP' ? 1 : undefined)), 'camera photo picture selfie cámara foto'],
  [figure('zoom'), 'camera zoom telephoto cámara'],
  [batteryHours, 'battery life long lasting batería duración larga duradera'],
  [figure('water'), 'waterproof water resistant swim swimming agua resistente sumergible nadar'],
  [less(priceOf), cheap],
]

/** Of what is alike, the foremost that have a wish: this share of them. */
const foremost = 1 / 3

/** So many have to be measured before any of them is foremost. */
const enough = 2

/** How often the words of a wish stand for the first, the second and the other foremost: the best is found first. */
const emphasis = [3, 2] as const

const repeatFor = (value: number | undefined, values: readonly number[], called: string): readonly string[] => {
  if (value === undefined || values.length < enough) return []
  const better = values.filter((other) => other > value).length
  return better < values.length * foremost ? Array<string>(emphasis[better] ?? 1).fill(called) : []
}

const isAlike = (one: Product) => (other: Product) =>
  one.category === other.category && one.categoryType === other.categoryType

/** Words for what a product is among the first in, of all that are alike, and for its colors. */
export const wishedFor = (product: Product, products: readonly Product[]): string => {
  const alike = products.filter(isAlike(product))
  const words = wishes.flatMap(([measure, called]) =>
    repeatFor(
      measure(product),
      alike.flatMap((other) => measure(other) ?? []),
      called,
    ),
  )
  const colors = product.childSkus.map(({ color }) => hueWords(color.colorCssStyle))
  return [...words, ...new Set(colors)].join(' ')
}

/** Words for a plan that costs little, of those for the same devices. */
export const wishedForPlan = (plan: Plan, plans: readonly Plan[]): string => {
  const [category] = plan.deviceCategories
  const alike = plans.filter(({ deviceCategories }) => deviceCategories[0] === category)
  return repeatFor(
    -plan.monthlyPrice,
    alike.map(({ monthlyPrice }) => -monthlyPrice),
    cheap,
  ).join(' ')
}
