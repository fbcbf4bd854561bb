import type { PlantedFault } from './planted-fault'

export const accessories: readonly PlantedFault[] = [
  {
    id: 'removal-announced-as-added',
    kind: 'a wrong or missing message',
    sees: 'A screen reader says "added" when an accessory is removed.',
    anchor: '.then(() => announce((⟦isAdded⟧ ? texts.addedName : texts.removedName)(product.productDisplayName)))',
    faulty: 'true',
  },
  {
    id: 'removal-takes-one-of-several',
    kind: 'a wrong field',
    sees: '"Remove" beside three of an accessory leaves two in the cart.',
    anchor: "send(held.lineId, 'remove', ⟦held.item.qty⟧)",
    faulty: '1',
  },
]
