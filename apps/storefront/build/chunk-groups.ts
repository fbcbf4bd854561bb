/**
 * Fewer and larger chunks than one for every set of pages that share a module, without code that a page does not use:
 * what every page starts with, what many pages share, and what the catalogue's pages share. The carrier's client
 * stays in its own chunk, which no first paint waits for.
 */
export const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  { name: 'ui', test: /libs\/ui\//, minShareCount: 9, priority: 2 },
  {
    name: 'shared',
    test: /libs\/(rules\/src\/(?!process-step|validation|error-handling|eligibility|shipment)|shop\/platform\/src\/(?!client\/(carrier|call|follow|thin|ts-rest)|errors\/))|node_modules\//,
    minShareCount: 6,
    priority: 1,
  },
  { name: 'wishlist', test: /libs\/shop\/wishlist\//, minShareCount: 3, priority: 1 },
  { name: 'catalogue', test: /libs\/shop\/devices\/|storefront\/src\/pages\/(catalogue|with-brand)/, minShareCount: 3 },
]
