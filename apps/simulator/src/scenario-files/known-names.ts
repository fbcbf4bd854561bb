import { personas } from '@soe/carrier'
import { listProducts } from '@soe/catalogue'
import type { ScenarioNames } from '@soe/contracts'
import { processSteps } from '@soe/rules'
import type { World } from '@soe/world'

type CatalogueNames = Pick<ScenarioNames, 'personas' | 'processSteps' | 'skus'>

/** Names that every world knows, and the contract does not. */
export const catalogueNames: CatalogueNames = {
  personas: personas.map(({ id }) => id),
  processSteps: [...processSteps],
  skus: listProducts().flatMap(({ childSkus }) => childSkus.map(({ skuId }) => skuId)),
}

/** The names that a scenario of a world may use. */
export const namesOf = ({ collections: { carts, cases } }: World): ScenarioNames => ({
  ...catalogueNames,
  carts: [...carts.keys()],
  cases: [...cases.keys()],
})
