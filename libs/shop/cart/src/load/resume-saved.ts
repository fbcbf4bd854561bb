import { resumeCase } from '@soe/contracts/routes'
import { isSameStep } from '@soe/rules'
import { change, destination, flagsPatience, type FlagValues, loadFlags, type Shop } from '@soe/shop-platform'
import type { CartEntry } from './cart-entry'
import { byodCartMarker } from './cart-markers'
import { resumedEntry, stepOf } from './resumed-entry'

/** Whether a saved cart comes back without being asked for: decision 85. */
const resumesByItself = ({ environment: { sessionStorage } }: Shop, flags: FlagValues): boolean =>
  flags['resumeCaseApiFFlag'] !== false &&
  !(flags['blockTriggerResumeCaseForBYOD'] === true && sessionStorage.getItem(byodCartMarker) !== null)

export const resumeSaved = async (shop: Shop, caseId: string): Promise<CartEntry> => {
  const flags = await loadFlags(shop, flagsPatience.change)
  if (!resumesByItself(shop, flags)) return { kind: 'saved', caseId }
  if (flags['enablePromoHubRedirectOnResumeCase'] !== true)
    return resumedEntry(shop, await change(shop, resumeCase, { caseId }))
  const answer = await change(shop, resumeCase, { caseId, contextInfo: { processStep: 'PromoHub' } })
  const entry = resumedEntry(shop, answer)
  return isSameStep(stepOf(answer), 'PromoHub') ? { kind: 'resumed', destination: destination('promohub') } : entry
}
