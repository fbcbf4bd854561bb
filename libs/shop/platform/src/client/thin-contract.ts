import { routes, type Contract, type OperationKey, type Route } from '@soe/contracts'

export interface ThinRoute extends Route {
  readonly key: OperationKey
  /** Stands for every audience's path until a call picks one. */
  readonly path: string
}

type ThinRoutes = Record<string, Record<string, ThinRoute>>

const thinRoute = (key: string, route: Route): ThinRoute => ({
  ...route,
  key: key as OperationKey,
  path: Object.values(route.paths)[0] ?? '',
})

/** The contract as the browser holds it: methods and paths, no schemas. */
export const thinRoutes: ThinRoutes = Object.fromEntries(
  Object.entries(routes).map(([area, operations]) => [
    area,
    Object.fromEntries(
      Object.entries(operations as Record<string, Route>).map(([name, route]) => [
        name,
        thinRoute(`${area}.${name}`, route),
      ]),
    ),
  ]),
)

/** ts-rest reads no more than method and path at run time; the types are the full contract's. */
export const thinContract = thinRoutes as unknown as Contract

/** Fails to compile when an operation's route and contract part ways. */
export type RoutesMatchContract = {
  [Area in keyof Contract]: {
    [Name in keyof Contract[Area]]: Contract[Area][Name] extends { method: string } ? true : never
  }
} extends { [Area in keyof typeof routes]: { [Name in keyof (typeof routes)[Area]]: true } }
  ? true
  : never
export const routesMatchContract: RoutesMatchContract = true
