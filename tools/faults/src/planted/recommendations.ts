import type { PlantedFault } from './planted-fault'

export const recommendations: readonly PlantedFault[] = [
  {
    id: 'followed-recommendation-is-not-told',
    kind: 'analytics',
    sees: 'The carrier never hears that a recommendation was followed.',
    anchor: 'onAccept={() => ⟦accept(recommended)⟧}',
    faulty: 'undefined',
  },
  {
    id: 'suggestion-interrupts-who-is-busy',
    kind: 'a handler does something else',
    sees: 'The suggestion for an idle shopper comes while the shopper scrolls.',
    anchor: 'const restart = () => { ⟦clearTimeout(waiting)⟧ waiting =',
    faulty: 'undefined',
  },
]
