import type { PlantedFault } from './planted-fault'

export const steps: readonly PlantedFault[] = [
  {
    id: 'first-wrong-field-without-focus',
    kind: 'focus lost',
    sees: 'A form that is refused leaves the focus on its button.',
    anchor: 'if (attempts > 0) ⟦form.current?.querySelector<HTMLElement>(wrong)?.focus()⟧',
    faulty: 'undefined',
  },
  {
    id: 'typed-form-is-empty-after-reload',
    kind: 'input lost',
    sees: 'After a reload everything that was typed into a form is gone.',
    anchor: 'useState<Values>(() => (⟦{ ...initial, ...stored.read() }⟧))',
    faulty: '{ ...initial }',
  },
  {
    id: 'unknown-email-called-locked',
    kind: 'a wrong or missing message',
    sees: 'An email without a saved cart is answered with "another channel holds this cart".',
    anchor: "if (error.id === 'SAVED_CART_NOT_FOUND') return ⟦texts.notFound⟧",
    faulty: 'texts.locked',
  },
  {
    id: 'locked-lines-go-on',
    kind: 'a lock or a permission ignored',
    sees: '"Continue" below the lines of a locked cart can be pressed, and is refused.',
    anchor: 'busyLabel: texts.saving, disabled: ⟦locked⟧ }',
    faulty: 'false',
  },
]
