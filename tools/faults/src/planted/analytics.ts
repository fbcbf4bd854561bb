import type { PlantedFault } from './planted-fault'

export const analytics: readonly PlantedFault[] = [
  {
    id: 'page-told-twice',
    kind: 'analytics',
    sees: 'A filter or a choice on a page counts as another page.',
    anchor: 'if (⟦shown === view⟧) return const isFirst = path === undefined',
    faulty: 'false',
  },
  {
    id: 'refusal-counts-as-consent',
    kind: 'analytics',
    sees: 'A shopper who refuses to be followed is followed from the next page on.',
    anchor: "otherAction: { label: refuse, onPress: () => ⟦decideConsent(environment, 'refused')⟧ }",
    faulty: "decideConsent(environment, 'granted')",
  },
  {
    id: 'lower-quantity-counts-as-added',
    kind: 'analytics',
    sees: 'Lowering a quantity is told as adding to the cart.',
    anchor: 'for (const { id, qty } of line.removeAccessories ?? []) count(id, ⟦-qty⟧)',
    faulty: '0',
  },
  {
    id: 'log-keeps-the-query',
    kind: 'unsafe markup or address',
    sees: 'The error log stores the email address that stands in the address of a page.',
    anchor: 'pageUrl: cut(⟦page.pathname⟧)',
    faulty: 'page.pathname + page.search',
  },
]
