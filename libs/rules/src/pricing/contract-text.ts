import { formatCents } from './format-price'

export interface ContractFacts {
  months: number
  /** The full retail price as it is now. */
  retailCents: number
  /** Before the discount, when there is one. */
  retailBeforeCents?: number
  aprBasisPoints?: number
  /** On: an APR above zero is announced. */
  interestTextFlag?: boolean
}

const retailPrice = ({ retailCents, retailBeforeCents }: ContractFacts, before: string): string =>
  [formatCents(retailCents), ...(retailBeforeCents ? [`${before} ${formatCents(retailBeforeCents)}`] : [])].join(', ')

/** Zero per cent is only claimed where it is true; without the flag a charged APR has no phrase. */
function aprPhrase({ aprBasisPoints = 0, interestTextFlag = false }: ContractFacts): string {
  if (aprBasisPoints <= 0) return ', 0% APR'
  return interestTextFlag ? ', interest may apply' : ''
}

export const contractText = (facts: ContractFacts): string =>
  `for ${facts.months} months${aprPhrase(facts)} Retail price: ${retailPrice(facts, 'was')}`

function aprInSpanish({ aprBasisPoints = 0, interestTextFlag = false }: ContractFacts): string {
  if (aprBasisPoints <= 0) return ', 0\u00A0% de APR'
  return interestTextFlag ? ', puede aplicarse interés' : ''
}

export const contractTextInSpanish = (facts: ContractFacts): string =>
  `por ${facts.months} meses${aprInSpanish(facts)} Precio completo: ${retailPrice(facts, 'antes')}`
