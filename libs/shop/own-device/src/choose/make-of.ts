import type { Product } from '@soe/contracts'

/** The card for everything that is not a phone. */
export const otherMake = 'other'

const makeOf = ({ brandName, category }: Product): string => (category === 'smartphones' ? brandName : otherMake)

export const makesOf = (products: readonly Product[]): readonly string[] => {
  const phoneMakes = new Set(products.map(makeOf).filter((make) => make !== otherMake))
  return products.some((product) => makeOf(product) === otherMake) ? [...phoneMakes, otherMake] : [...phoneMakes]
}

export const modelsOf = (products: readonly Product[], make: string | undefined): readonly Product[] =>
  products
    .filter((product) => makeOf(product) === make)
    .toSorted((left, right) => left.productDisplayName.localeCompare(right.productDisplayName))
