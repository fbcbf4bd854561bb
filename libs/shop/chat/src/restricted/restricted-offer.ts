import type { BodyInputOf } from '@soe/contracts'
import type { saveAcceptedMyofferData } from '@soe/contracts/routes'

type Offer = BodyInputOf<typeof saveAcceptedMyofferData>

const texts = [
  'provisionDispositionID',
  'complianceCode',
  'fulfillmentCode',
  'param1',
  't',
  'wuf',
  'requires',
  'requiredTurnIn',
  'mmtier',
  'bc',
  'currentPlanId',
  'upgradeReason',
  'athenaSessionID',
] as const satisfies readonly (keyof Offer)[]

const yesNo = (value: string | null, otherwise: 'Y' | 'N'): 'Y' | 'N' =>
  value === null ? otherwise : /^(y|true|1)$/i.test(value) ? 'Y' : 'N'

const rankOf = (value: string | null): string | number => (value && /^\d{1,4}$/.test(value) ? value : 0)

/** The offer that an address brings along; undefined unless it names both parameters of a restricted offer. */
export const restrictedOffer = (search: string): Offer | undefined => {
  const query = new URLSearchParams(search)
  const [restricted, type, offerId] = ['restricted', 'restrictedProductType', 'offerId'].map((name) => query.get(name))
  if (!restricted || !type || !offerId) return undefined
  const given = Object.fromEntries(texts.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  const isRestricted = yesNo(restricted, 'Y')
  return {
    ...given,
    allowRTDSubmit: yesNo(query.get('allowRTDSubmit'), 'Y'),
    offerId,
    rank: rankOf(query.get('rank')),
    categoryType: 'Equipment',
    restrictedOffer: isRestricted,
    myOffer: {
      serviceOffer: {
        t: query.get('t') ?? '',
        offerId,
        fulfillmentCode: query.get('fulfillmentCode') ?? '',
        restricted: isRestricted,
        accountLevel: yesNo(query.get('accountLevel'), 'N'),
        type,
      },
    },
  }
}
