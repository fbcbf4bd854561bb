import type { PlantedFault } from './planted-fault'

export const storefront: readonly PlantedFault[] = [
  {
    id: 'other-language-loses-the-choice',
    kind: 'a wrong route',
    sees: 'A change of the language loses the color, the term or the filter that was chosen.',
    anchor: '${spanishBase}${path}${⟦search⟧}`',
    faulty: "''",
  },
  {
    id: 'new-page-opens-at-its-foot',
    kind: 'history',
    sees: 'A page that was led to from far down opens far down.',
    anchor: 'if (!wasPop) ⟦window.scrollTo(0, 0)⟧',
    faulty: 'undefined',
  },
  {
    id: 'menu-does-not-return-focus',
    kind: 'focus lost',
    sees: 'Escape closes the menu, and the keyboard starts again at the top of the page.',
    anchor: "if (byKey) ⟦root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()⟧",
    faulty: 'undefined',
  },
  {
    id: 'sign-in-loses-the-query',
    kind: 'a wrong route',
    sees: 'Signing in from a product leads back without the second thing that was chosen.',
    anchor: 'return `/signin?goto=${⟦encodeURIComponent(`${pathname}${search}`)⟧}`',
    faulty: '`${pathname}${search}`',
  },
  {
    id: 'state-can-end-its-script',
    kind: 'unsafe markup or address',
    sees: 'A product whose text holds "</script>" breaks out of the data in the document.',
    anchor: "⟦JSON.stringify(value).replaceAll('<', '\\\\u003c')⟧.replaceAll",
    faulty: 'JSON.stringify(value)',
  },
  {
    id: 'restored-page-greets-who-was-here-before',
    kind: 'left behind',
    sees: 'Back shows a page with the name of the customer who was signed in before.',
    anchor: 'if (⟦now.audience !== audience || now.firstName !== firstName⟧) environment.location.reload()',
    faulty: 'now.audience !== audience',
  },
  {
    id: 'cart-icon-reads-empty',
    kind: 'a label or a state for assistive technology',
    sees: 'A screen reader calls the cart empty whatever is in it.',
    anchor: 'label={⟦texts.cart(cartCount)⟧} count={cartCount}',
    faulty: 'texts.cart(0)',
  },
  {
    id: 'answered-notice-stays',
    kind: 'sent twice',
    sees: 'A notice stays after its button was pressed, which can be pressed again.',
    anchor: 'const press = () => { ⟦notices.hide(id)⟧ action.onPress()',
    faulty: 'undefined',
  },
  {
    id: 'drawn-notice-is-not-handed-over',
    kind: 'hydration',
    sees: 'A notice that the server has drawn vanishes when the scripts run.',
    anchor: '...(⟦shop.notices.get().length > 0⟧ && { notices: shop.notices.get() })',
    faulty: 'false',
  },
]
