interface Address {
  addressLine1: string
  addressLine2?: string | undefined
  city: string
  state: string
  zipCode: string
}

export const addressLine = (address: Address | undefined): string => {
  if (!address) return ''
  const { addressLine1, addressLine2, city, state, zipCode } = address
  return [addressLine1, addressLine2, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
}
