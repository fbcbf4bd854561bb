import type { Check } from '../run/check'
import type { CallerOf } from './callers'
import type { Candidate } from './candidates/candidate'
import { paymentCandidates } from './candidates/payments'
import { orderCandidates } from './candidates/orders'
import { lookupCandidates } from './candidates/lookups'
import { lineCandidates } from './candidates/lines'

const candidates: readonly Candidate[] = [
  ...paymentCandidates,
  ...orderCandidates,
  ...lookupCandidates,
  ...lineCandidates,
]

/** What is chosen by its id, or asked by a value, has the effect and the answer of that one. */
export const candidateChecks = (callerOf: CallerOf): Check[] =>
  candidates.map(({ name, key, audience = callerOf(key), run }) => ({
    name,
    family: 'journey',
    key,
    audience,
    changes: true,
    run: async (context) => void (await run(context, await context.shopper(audience))),
  }))
