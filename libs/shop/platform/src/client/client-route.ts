import type { Route, RouteData } from '@soe/contracts/routes'

/** What the client reads of a route; the types of its body and answer follow from its key. */
export type ClientRoute = RouteData & Pick<Route, 'path'>
