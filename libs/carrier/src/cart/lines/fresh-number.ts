import { areaCodeOf } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'

/** Each area code reserves 555-0100 to 555-0199 for fiction. */
const fictionalNumbers = 100

/** A number of the zip code's area that the cart doesn't have yet. */
export const freshNumber = (draft: WorldDraft, taken: ReadonlySet<string>, zipCode: string): string => {
  const start = Math.floor(draft.random() * fictionalNumbers)
  const numbers = Array.from(
    { length: fictionalNumbers },
    (_, step) => `${areaCodeOf(zipCode)}55501${String((start + step) % fictionalNumbers).padStart(2, '0')}`,
  )
  return numbers.find((mtn) => !taken.has(mtn)) ?? `${areaCodeOf(zipCode)}5550100`
}
