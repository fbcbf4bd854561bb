import type { PlantedFault } from './planted-fault'

export const journey: readonly PlantedFault[] = [
  {
    id: 'goto-loses-the-query',
    kind: 'a wrong route',
    sees: "The way back from the carrier's page has lost the second parameter of its address.",
    anchor: '${joint}goto=${⟦encodeURIComponent(pathname + search)⟧}',
    faulty: 'pathname + search',
  },
  {
    id: 'refusals-offer-a-retry',
    kind: 'a retry too many or too few',
    sees: 'What the carrier has refused offers "Try again", which is refused again.',
    anchor: "typeof statusCode === 'number' && statusCode >= ⟦500⟧",
    faulty: '400',
  },
  {
    id: 'past-due-notice-names-no-kind',
    kind: 'a wrong or missing message',
    sees: 'Someone who pre-orders reads about pre-orders or back-orders.',
    anchor: "texts[⟦shipsLater ? pastDueKinds[shipsLater] : 'preOrBackOrder'⟧]",
    faulty: "'preOrBackOrder'",
  },
  {
    id: 'representative-lock-can-be-taken',
    kind: 'a lock or a permission ignored',
    sees: 'A cart that a representative is working on can be taken over with one press.',
    anchor: "details: ⟦isAssisted(channel) ? 'assisted' : 'digital'⟧ }",
    faulty: "'digital'",
  },
  {
    id: 'answer-leads-to-another-site',
    kind: 'unsafe markup or address',
    sees: 'An answer can send the shopper to a page of a stranger.',
    anchor: 'if (⟦!isShopPath(url)⟧) return false const { pathname, search }',
    faulty: 'false',
  },
]
