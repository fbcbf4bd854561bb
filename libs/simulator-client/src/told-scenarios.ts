import type { CatalogScenario as Listed, WorldScenario as Armed } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'

type WithDocument<Told> = Omit<Told, 'document'> & { readonly document: Scenario }

/** An armed scenario: its document, and what its rules have counted. */
export type WorldScenario = WithDocument<Armed>

/** A scenario that can be armed by its id. */
export type CatalogScenario = WithDocument<Listed>

/** The contract leaves a document open; the simulator tells only documents that it has checked. */
export const withDocuments = <Told extends Armed | Listed>(told: readonly Told[]) =>
  told as unknown as WithDocument<Told>[]
