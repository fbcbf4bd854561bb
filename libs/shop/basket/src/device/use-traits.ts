import type { CartDevice } from '@soe/contracts'
import { defineTexts, useTexts } from '@soe/shop-platform'

const traitTexts = defineTexts(
  { unknownStorage: 'storage not known' },
  { unknownStorage: 'almacenamiento desconocido' },
)

/** What tells a device of the cart from others of its model. The color of the shopper's own was never asked. */
export const useTraits = (): ((device: CartDevice) => string) => {
  const texts = useTexts(traitTexts)
  return ({ cartItemType, color, capacity, size, band, condition, isStorageKnown = true }) => {
    const isOwn = cartItemType === 'BYOD'
    const traits = isOwn
      ? [isStorageKnown ? (capacity ?? size) : texts.unknownStorage]
      : [color, capacity, size, band, condition?.toLowerCase()]
    return traits.filter(Boolean).join(', ')
  }
}
