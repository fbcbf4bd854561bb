import type { PlantedFault } from './planted-fault'

export const cart: readonly PlantedFault[] = [
  {
    id: 'accessory-removal-is-silent',
    kind: 'not announced',
    sees: 'A screen reader says nothing when an accessory has left the cart.',
    anchor: 'useChangeAccessories({ onDone: () => ⟦say(texts.accessoryRemoved(description))⟧ })',
    faulty: 'undefined',
  },
  {
    id: 'locked-cart-steps-quantities',
    kind: 'a lock or a permission ignored',
    sees: 'The quantity of a cart that is locked can be stepped, and is refused.',
    anchor: 'valueLabel={false} disabled={⟦locked⟧}',
    faulty: 'false',
  },
  {
    id: 'row-shows-the-price-of-one',
    kind: 'a wrong price',
    sees: 'Three of an accessory show the price of one.',
    anchor: '<p className={styles.amount}>{formatPrice(⟦discountedPrice * qty⟧)}</p>',
    faulty: 'discountedPrice',
  },
  {
    id: 'keep-removes-the-line',
    kind: 'a handler does something else',
    sees: '"Keep it" in the question about a line removes the line.',
    anchor: '<Button variant="outline" size="small" onClick={⟦onClose⟧}> {texts.keepLine}',
    faulty: 'remove',
  },
  {
    id: 'undo-button-does-nothing',
    kind: 'a handler does nothing',
    sees: '"Undo" in the notice about a removed line does nothing.',
    anchor: 'action: { label: texts.undo, onPress: () => ⟦undoRemoval(lineId)⟧ }',
    faulty: 'undefined',
  },
  {
    id: 'delivery-switch-is-silent',
    kind: 'not announced',
    sees: 'A screen reader says nothing when the order switches to pickup.',
    anchor: '{ onSuccess: () => ⟦announce(said)⟧ }',
    faulty: 'undefined',
  },
  {
    id: 'locked-cart-called-empty',
    kind: 'a lock or a permission ignored',
    sees: 'A cart that a store holds is shown as empty.',
    anchor: "entry?.kind === 'locked' && load.kind === 'empty' ? ⟦{ kind: 'locked' }⟧ : load",
    faulty: 'load',
  },
  {
    id: 'emergency-address-without-apartment',
    kind: 'a wrong field',
    sees: 'The emergency address of a line is shown without its apartment.',
    anchor: 'const detail = [addressLine1, ⟦addressLine2⟧, city,',
    faulty: 'undefined',
  },
  {
    id: 'loan-with-interest-called-free',
    kind: 'a wrong price',
    sees: 'A device with interest is sold as "0% APR".',
    anchor: 'const terms = ⟦apr === 0⟧ ? texts.monthsWithoutInterest(term)',
    faulty: 'true',
  },
  {
    id: 'removed-row-takes-the-focus',
    kind: 'focus lost',
    sees: 'After a line was removed the keyboard starts again at the top of the page.',
    anchor: 'if (isFewer && document.activeElement === document.body) ⟦heading.current?.focus()⟧',
    faulty: 'undefined',
  },
]
