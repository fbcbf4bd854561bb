/** What `@tanstack/query-core` needs to read endless lists, for builds only: the shop has none. */
const unused = (): never => {
  throw new Error('The shop is built without endless lists: stand-ins/infinite-query-behavior.ts leaves them out.')
}

export { unused as hasNextPage, unused as hasPreviousPage, unused as infiniteQueryBehavior }
