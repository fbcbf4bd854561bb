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
    id: 'dearest-plan-leads',
    kind: 'a wrong field',
    sees: 'The dearest plan stands first wherever plans are chosen or compared.',
    anchor: 'readonly Listed[] => plans.toSorted((left, right) => ⟦left.monthlyPrice - right.monthlyPrice⟧)',
    faulty: 'right.monthlyPrice - left.monthlyPrice',
  },
]
