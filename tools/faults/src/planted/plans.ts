import type { PlantedFault } from './planted-fault'

export const plans: readonly PlantedFault[] = [
  {
    id: 'easy-pin-is-taken',
    kind: 'let through unchecked',
    sees: '1234 is taken as the PIN of an account.',
    anchor: "if (⟦isEasy(pin)⟧) return { pin: 'easy' }",
    faulty: 'false',
  },
  {
    id: 'other-choice-empties-the-number',
    kind: 'input lost',
    sees: 'A look at "New number" empties the number that was typed to be kept.',
    anchor: 'return { form, choice, ⟦setChoice⟧, field, submit }',
    faulty: 'setChoice: (next: NumberChoice) => { setChoice(next); setValues(emptyNumber) }',
  },
  {
    id: 'third-plan-cannot-be-compared',
    kind: 'a handler does nothing',
    sees: 'Picking a third plan to compare does nothing.',
    anchor: 'picked.filter((other) => other !== planId) : ⟦[...picked, planId].slice(-2)⟧',
    faulty: '[...picked, planId].slice(0, 2)',
  },
]
