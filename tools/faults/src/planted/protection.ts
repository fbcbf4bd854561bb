import type { PlantedFault } from './planted-fault'

export const protection: readonly PlantedFault[] = [
  {
    id: 'refused-protection-stays-chosen',
    kind: 'a stale read',
    sees: 'A protection that the carrier refused stays ticked.',
    anchor:
      'mutate(change, ⟦{ onError: () => setChoices((now) => ({ ...now, ...pick(choices, Object.keys(made)) })) }⟧)',
    faulty: '{}',
  },
  {
    id: 'ineligible-protection-can-be-chosen',
    kind: 'let through unchecked',
    sees: 'A protection that the device may not have can be chosen.',
    anchor: 'disabled: ⟦ineligibleReason !== undefined⟧',
    faulty: 'false',
  },
]
