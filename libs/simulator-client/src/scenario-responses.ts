import type { CatalogScenario as CatalogResponse, WorldScenario as WorldResponse } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'

type WithDocument<Response> = Omit<Response, 'document'> & { readonly document: Scenario }

/** An armed scenario: its document, and what its rules have counted. */
export type WorldScenario = WithDocument<WorldResponse>

/** A scenario that can be armed by its id. */
export type CatalogScenario = WithDocument<CatalogResponse>

/** The contract leaves a document open; the simulator sends only documents that it has checked. */
export const withDocuments = <Response extends WorldResponse | CatalogResponse>(responses: readonly Response[]) =>
  responses as unknown as WithDocument<Response>[]
