import type { Product } from '@soe/contracts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** How many letters have to be added, removed or changed. */
const distance = (left: string, right: string): number => {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1)
      current.push(Math.min(changed, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[right.length] ?? 0
}

/** From 0 for nothing in common to 1 for the same words. */
export const similarity = (left: string, right: string): number => {
  const [one, other] = [plain(left), plain(right)]
  const longer = Math.max(one.length, other.length)
  return one === '' || other === '' ? 0 : 1 - distance(one, other) / longer
}

/** Below this, a suggestion would be a guess. */
const goodMatch = 0.75

/** The product whose name is close to the words, if there is one. */
export const closestProduct = (products: readonly Product[], words: string): Product | undefined => {
  const rated = products.map((product) => ({ product, rating: similarity(product.productDisplayName, words) }))
  const [best] = rated.toSorted((left, right) => right.rating - left.rating)
  return best && best.rating >= goodMatch ? best.product : undefined
}
