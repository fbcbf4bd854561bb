import type { PlantedFault } from './planted-fault'

export const offers: readonly PlantedFault[] = [
  {
    id: 'bundle-total-without-its-discount',
    kind: 'a wrong price',
    sees: 'The total of a bundle leaves out the discount above it.',
    anchor: 'totalCents: ⟦fullCents - discountCents⟧',
    faulty: 'fullCents',
  },
  {
    id: 'first-window-instead-of-the-chosen',
    kind: 'a wrong field',
    sees: 'Whichever window is chosen, the order comes in the first.',
    anchor: '{ cartInfo: {}, selectedOptionCode: code, sddWindowId: ⟦window.id⟧ }',
    faulty: '(windows[0]?.id ?? window.id)',
  },
]
