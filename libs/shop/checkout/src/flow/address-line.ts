import type { Address } from '@soe/shop-steps'

export const addressLine = (address: Address | undefined): string => {
  if (!address) return ''
  const { addressLine1, addressLine2, city, state, zipCode } = address
  return [addressLine1, addressLine2, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
}
