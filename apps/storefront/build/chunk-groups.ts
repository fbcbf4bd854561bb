/** Modules of these packages that so many entries to a page share; what fewer share, the bundler divides by itself. */
const shared = (name: string, packages: RegExp, minShareCount: number) => ({
  name,
  test: packages,
  minShareCount,
  priority: 4,
  includeDependenciesRecursively: false,
})

/**
 * A page opens with few files, so that a browser with six connections fetches them in one go: what the first script
 * needs, what most pages share, and what the pages of two large packages share among themselves.
 */
export const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 5 },
  shared('common', /libs\/|node_modules/, 30),
  shared('devices', /libs\/shop\/(devices|wishlist)\//, 5),
  shared('checkout', /libs\/shop\/checkout\//, 7),
]
