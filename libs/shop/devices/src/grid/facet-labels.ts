import { formatCents } from '@soe/rules'
import type { DeviceTexts } from '../device-texts'
import type { FacetOption } from './grid-filter'
import type { GridTexts } from './grid-texts'

/** The word for a facet's value: the carrier's, or the shop's own. */
export const optionLabel = ({ value, name }: FacetOption, texts: Readonly<Record<string, unknown>>): string => {
  const word = Object.hasOwn(texts, value) ? texts[value] : undefined
  return name ?? (typeof word === 'string' ? word : value)
}

export const priceLabel = (price: number, isMonthly: boolean, texts: GridTexts, words: DeviceTexts): string =>
  texts.upTo(`${formatCents(price * 100).replace('.00', '')}${isMonthly ? words.month : ''}`)
