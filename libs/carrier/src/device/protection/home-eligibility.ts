import { featureModels, type FeatureModel } from '@soe/catalogue'
import type { Caller } from '../../account/caller'
import { lobOf } from '../../account/identity'
import { isInAccount, isInCart, type ProtectionFacts } from './protection-facts'

/** A home feature is for accounts without one of its family; prepaid has none. */
const eligibilityOf = (facts: ProtectionFacts, { audience }: Caller, family: FeatureModel['family']) => {
  const models = featureModels.filter((model) => model.family === family)
  const inAccount = models.some((model) => isInAccount(facts, model))
  const inCart = models.some((model) => isInCart(facts, model))
  return { eligible: lobOf(audience) === 'postpaid' && !inAccount && !inCart, inAccount, inCart }
}

export const homeEligibility = (facts: ProtectionFacts, caller: Caller) => {
  const protection = eligibilityOf(facts, caller, 'VZPROTECT_HOME')
  const advisor = eligibilityOf(facts, caller, 'HOME_ADVISOR')
  return {
    isVzPhEligible: protection.eligible,
    isVzPhInAccount: protection.inAccount,
    isVzPhInCart: protection.inCart,
    isVzHdaEligible: advisor.eligible,
    isVzHdaInAccount: advisor.inAccount,
    isVzHdaInCart: advisor.inCart,
  }
}
