import type { PathOf } from '@soe/shop-platform'

export const comparePath = (pathOf: PathOf, slugs: readonly string[]): string =>
  pathOf('compare', slugs.length > 0 ? { products: slugs.join(',') } : {})
