import type { PlantedFault } from './planted-fault'

export const app: readonly PlantedFault[] = [
  {
    id: 'prepaid-app-shows-the-wishlist',
    kind: 'a lock or a permission ignored',
    sees: 'Prepaid shoppers of the app get an icon for a wishlist that they do not have.',
    anchor: "{ type: 'wishlistModule', visible: icons && ⟦!isPrepay(facts.audience)⟧,",
    faulty: 'true',
  },
  {
    id: 'app-leaves-a-form-unasked',
    kind: 'input lost',
    sees: "A press in the app's bar leaves a half-typed form without a question.",
    anchor: 'if (isProgress(event)) ⟦isTyped = true⟧',
    faulty: 'undefined',
  },
]
