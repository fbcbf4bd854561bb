import type { PlantedFault } from './planted-fault'

export const devices: readonly PlantedFault[] = [
  {
    id: 'every-term-has-one-price',
    kind: 'a wrong price',
    sees: 'Each way to pay for a phone shows the price of the usual term.',
    anchor: 'trailing: shownAmount(shownPrice(sku, ⟦option.term⟧), words)',
    faulty: 'sku.price.preferredTerm',
  },
  {
    id: 'feature-markup-unsanitised',
    kind: 'unsafe markup or address',
    sees: 'A script, a frame or an image in the text of a product comes into the page.',
    anchor: "const safe = ⟦sanitize({ type: 'root', children: nodes }, schema)⟧",
    faulty: "({ type: 'root', children: nodes } as ReturnType<typeof sanitize>)",
  },
  {
    id: 'back-skips-the-filters',
    kind: 'history',
    sees: 'Back leaves the grid instead of taking the last filter away.',
    anchor: 'setParams((current) => writeFilter(next, current), ⟦options⟧)',
    faulty: '{ replace: true }',
  },
  {
    id: 'early-search-is-lost',
    kind: 'input lost',
    sees: "What was typed into the search before the page's scripts ran is not searched for.",
    anchor: 'if (input.current) ⟦setText(input.current.value)⟧',
    faulty: 'undefined',
  },
  {
    id: 'quantity-of-an-accessory-ignored',
    kind: 'a wrong field',
    sees: 'Whatever quantity is set, one accessory comes into the cart.',
    anchor: 'onAdd={() => buyAccessory(selection.sku, ⟦quantity⟧)}',
    faulty: 'defaultQuantity',
  },
  {
    id: 'edited-device-makes-a-second-line',
    kind: 'a wrong field',
    sees: 'Changing the device of a line adds a line instead.',
    anchor: 'buyDevice({ product, term: selection.term, intent, ⟦lineId⟧ })',
    faulty: 'lineId: undefined',
  },
  {
    id: 'filter-result-is-silent',
    kind: 'not announced',
    sees: 'A screen reader does not say how many products a filter has left.',
    anchor: '{data && ⟦<Status>{texts.count(found.length)}</Status>⟧}',
    faulty: 'null',
  },
]
