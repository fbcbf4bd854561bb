import {
  causes,
  errorCatalogue,
  operations as contract,
  type CatalogError,
  type CatalogOperation,
  type Cause,
  type CoverageRow,
} from '@soe/contracts'
import { scenarioCatalogue, type Scenario } from '@soe/scenario'
import type { CatalogScenario } from '@soe/simulator-client'
import { gridOf, type GridSource } from '../panes/coverage/grid/coverage-grid'

const listed: readonly CatalogOperation[] = contract.map(({ key, operation }) => ({
  key,
  method: operation.method,
  summary: operation.summary ?? '',
  paths: {},
  errors: [...new Set<string>(operation.metadata.errors)],
  example: {},
}))

export const allErrors: readonly CatalogError[] = Object.entries(errorCatalogue).map(([id, error]) => ({
  ...error,
  message: error.message.en,
  id,
  handling: id === '3454' ? 'cart-lost' : 'message',
  operations: listed.filter(({ errors }) => errors.includes(id)).map(({ key }) => key),
}))

/** A row of the control API. */
export const answers = (
  operation: string,
  kind: CoverageRow['kind'],
  outcome: string,
  why: Partial<Record<Cause, number>> = {},
  armed?: string[],
): CoverageRow => {
  const by = Object.fromEntries(causes.map((cause) => [cause, why[cause] ?? 0])) as Record<Cause, number>
  const calls = causes.reduce((sum, cause) => sum + by[cause], 0)
  return { operation, kind, outcome, calls, by, ...(armed && { armed }) }
}

/** The contract's grid; nothing answered and nothing armed, unless given. */
export const testGrid = (source: Partial<GridSource> = {}) =>
  gridOf({ operations: listed, errors: allErrors, answered: [], waiting: [], ...source })

/** The built-in scenarios as the control API lists them. */
export const catalogScenarios: readonly CatalogScenario[] = Object.entries(scenarioCatalogue).flatMap(
  ([area, scenarios]: [string, readonly Scenario[]]) =>
    scenarios.map((document): CatalogScenario => {
      const { id, title, sees } = document
      const operations = [...new Set(document.rules.flatMap(({ on }): readonly string[] => on))]
      return { id, title, area, operations, ...(sees && { sees }), document: { ...document } }
    }),
)
