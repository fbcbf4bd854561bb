import {
  accessoryModels,
  accessorySpanish,
  colourSpanish,
  deviceSpanish,
  orderSpanish,
  planSpanish,
} from '@soe/catalogue'
import { serviceSpanish } from './service-spanish'

/** Undefined where it has no Spanish for the text. */
type Say = (text: string) => string | undefined

const sayFrom = (table: Readonly<Record<string, string>>): Say => {
  const words = new Map(Object.entries(table))
  return (text) => words.get(text)
}

const firstOf =
  (...all: readonly Say[]): Say =>
  (text) => {
    for (const say of all) {
      const said = say(text)
      if (said !== undefined) return said
    }
    return undefined
  }

/** A text that holds what changes: a sum, a count. */
const sayAs =
  (pattern: RegExp, spanish: string): Say =>
  (text) =>
    pattern.test(text) ? text.replace(pattern, spanish) : undefined

const colour = sayFrom(colourSpanish)
const device = sayFrom(deviceSpanish)
const accessory = sayFrom(accessorySpanish)
const plan = sayFrom(planSpanish)
const order = sayFrom(orderSpanish)
const service = sayFrom(serviceSpanish)

const product = firstOf(device, accessory)

/** The name of a sku, such as "Orbit 12 Pro, Kelp, 128 GB". */
const variant: Say = (text) =>
  text
    .split(', ')
    .map((part, index) => (index === 0 ? part : (colour(part) ?? part)))
    .join(', ')

/** An HTML list. */
const list: Say = (text) =>
  text.startsWith('<ul>') ? text.replaceAll(/(?<=<li>)[^<]+/g, (item) => product(item) ?? item) : undefined

const promotion = firstOf(
  device,
  sayAs(/^(\$\d+) off with any trade-in$/, '$1 de descuento con cualquier intercambio'),
  sayAs(/^(\$[\d.,]+) off$/, '$1 de descuento'),
)

/** What search engines are told of accessories and of a wishlist. */
const seo = firstOf(
  sayFrom(
    Object.fromEntries(accessoryModels.map(({ name, brand }) => [`${name} by ${brand}`, `${name}, de ${brand}`])),
  ),
  sayAs(/^1 product saved at Halyard$/, '1 producto guardado en Halyard'),
  sayAs(/^(\d+) products saved at Halyard$/, '$1 productos guardados en Halyard'),
)

/** What may stand in each field of an answer. Names, codes and what shoppers write stay as they are. */
const fields: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['tagline', device],
  ['headline', device],
  ['label', device],
  ['unit', device],
  ['features', firstOf(list, plan)],
  ['deviceConditionDisplayName', device],
  ['deviceConditionDescription', device],
  ['condition', device],
  ['band', device],
  ['case_Color', colour],
  ['color', colour],
  ['skuDisplayName', variant],
  ['displayName', firstOf(colour, order, service, variant)],
  ['description', firstOf(colour, device, order, service, seo)],
  ['promoBadge', promotion],
  ['allPromotions', promotion],
  ['badgeText', promotion],
  ['name', firstOf(order, plan, service)],
  ['summary', plan],
  ['data', plan],
  ['hotspot', plan],
  ['calls', plan],
  ['abroad', plan],
  ['dataNote', plan],
  ['benefits', order],
  ['claim', order],
  ['title', service],
  ['paragraphs', service],
  ['text', service],
  ['value', service],
  ['ineligibleReason', service],
  ['upgradeEligibilityLabel', service],
])

const sayPart = (part: unknown, field: string): unknown => {
  if (typeof part === 'string') return fields.get(field)?.(part) ?? part
  if (Array.isArray(part)) return part.map((item: unknown) => sayPart(item, field))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, sayPart(value, name)]))
}

/** An answer with the carrier's own texts in Spanish; what it does not know stays. */
export const inSpanish = <Answer>(answer: Answer): Answer => sayPart(answer, '') as Answer
