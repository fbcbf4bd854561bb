import type { PlantedFault } from './planted-fault'

export const hub: readonly PlantedFault[] = [
  {
    id: 'takes-over-without-asking',
    kind: 'a handler does something else',
    sees: '"Continue here" closes the cart on the other device without asking.',
    anchor: 'aria-label={texts.continueOf(words)} onClick={() => ⟦ask(true)⟧}',
    faulty: 'takeOver()',
  },
  {
    id: 'cart-of-a-representative-can-be-taken',
    kind: 'a lock or a permission ignored',
    sees: "A cart that someone in a store is working on is offered like one of the shopper's own phone.",
    anchor: "(assisted) => assisted === found.lockedChannelID) ? ⟦'person'⟧ : 'device'",
    faulty: "'device'",
  },
  {
    id: 'quote-replaces-the-cart-unasked',
    kind: 'let through unchecked',
    sees: 'Opening a quote throws the cart in hand away without a question.',
    anchor: 'if (⟦fields.body && !isBusy && !isChecking⟧) guard(() => send(whole))',
    faulty: 'false',
  },
]
