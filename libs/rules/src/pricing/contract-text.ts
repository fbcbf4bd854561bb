import { formatCents } from './format-price'

export interface ContractFacts {
  months: number
  retailCents: number
  aprBasisPoints?: number
  /** On: an APR above zero is announced. */
  interestTextFlag?: boolean
}

/** Zero per cent is only claimed where it is true; without the flag a charged APR has no phrase. */
function aprPhrase({ aprBasisPoints = 0, interestTextFlag = false }: ContractFacts): string {
  if (aprBasisPoints <= 0) return ', 0% APR'
  return interestTextFlag ? ', interest may apply' : ''
}

export const contractText = (facts: ContractFacts): string =>
  `for ${facts.months} months${aprPhrase(facts)} Retail price: ${formatCents(facts.retailCents)}`
