import type { E911AddressState } from '@soe/world'

/** Street words as emergency services write them. */
const abbreviations: ReadonlyMap<string, string> = new Map([
  ['street', 'St'],
  ['avenue', 'Ave'],
  ['road', 'Rd'],
  ['drive', 'Dr'],
  ['lane', 'Ln'],
  ['court', 'Ct'],
  ['boulevard', 'Blvd'],
  ['parkway', 'Pkwy'],
  ['place', 'Pl'],
  ['square', 'Sq'],
  ['apartment', 'Apt'],
  ['suite', 'Ste'],
  ['north', 'N'],
  ['south', 'S'],
  ['east', 'E'],
  ['west', 'W'],
])

const capitalised = (word: string): string =>
  word.length > 2 && word === word.toUpperCase() && !/\d/.test(word)
    ? word[0] + word.slice(1).toLowerCase()
    : (word[0] ?? '').toUpperCase() + word.slice(1)

const words = (text: string): string[] => text.trim().split(/\s+/)

const standardLine = (text: string): string =>
  words(text)
    .map((word) => abbreviations.get(word.replace(/[.,]$/, '').toLowerCase()) ?? capitalised(word))
    .join(' ')

/** The address as emergency services know it, in the state that its zip code is in. */
export const standardAddress = <Address extends E911AddressState>(address: Address, stateOfZip: string): Address => ({
  ...address,
  addressLine1: standardLine(address.addressLine1),
  ...(address.addressLine2 && { addressLine2: standardLine(address.addressLine2) }),
  city: words(address.city).map(capitalised).join(' '),
  state: stateOfZip,
})

export const isSameAddress = (left: E911AddressState, right: E911AddressState): boolean =>
  (['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'] as const).every(
    (field) => (left[field] ?? '') === (right[field] ?? ''),
  )
