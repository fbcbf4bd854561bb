import {
  accessoryAt,
  deviceAt,
  findAccessorySku,
  findDeviceSku,
  type AccessorySku,
  type DeviceSku,
} from '@soe/catalogue'
import type { Language } from '@soe/contracts'
import type { WorldHeader } from '@soe/world'
import { worldDay, type Clock } from './world-day'

/** Who prices: a world, at an instant. */
export interface Pricing extends Clock {
  readonly header: Clock['header'] & Pick<WorldHeader, 'prices'>
}

/** The device at the prices of the world's day, or at the world's own. */
export const soldDevice = (at: Pricing, skuId: string, language?: Language): DeviceSku | undefined => {
  const found = findDeviceSku(skuId, language, worldDay(at))
  const cents = at.header.prices?.[skuId]
  return found && cents !== undefined ? deviceAt(found, cents, language) : found
}

export const soldAccessory = (
  { header }: Pick<Pricing, 'header'>,
  skuId: string,
  language?: Language,
): AccessorySku | undefined => {
  const found = findAccessorySku(skuId, language)
  const cents = header.prices?.[skuId]
  return found && cents !== undefined ? accessoryAt(found, cents, language) : found
}
