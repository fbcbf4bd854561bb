/**
 * Fewer and larger chunks than one for each set of pages that shares a module, without code that a page does not use.
 * The carrier's client stays in a chunk of its own, which no first paint waits for.
 */
export const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  { name: 'ui', test: /libs\/ui\//, minShareCount: 9, priority: 2 },
  {
    name: 'shared',
    test: /libs\/(rules\/src\/(?!process-step|validation|error-handling|eligibility|shipment)|shop\/platform\/src\/(?!client\/(carrier|call|stand-ins)|errors\/)|shop\/journey\/src\/addresses\/)|node_modules\//,
    minShareCount: 6,
    priority: 1,
  },
  { name: 'wishlist', test: /libs\/shop\/wishlist\//, minShareCount: 3, priority: 1 },
  {
    name: 'catalogue',
    test: /libs\/shop\/(devices|basket\/src\/selection)\/|storefront\/src\/pages\/(catalogue|with-brand)/,
    minShareCount: 3,
  },
]
