import type { RouteData } from './route'

/** Completes a route; its literal key, paths and traits stay in its type. */
export const defineRoute = /* @__NO_SIDE_EFFECTS__ */ <const Data extends RouteData>(
  data: Data,
): Data & { readonly path: string } => ({ ...data, path: Object.values(data.paths)[0] ?? '' })
