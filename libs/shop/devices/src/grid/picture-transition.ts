/** The name that the stage of a product's page has in its styles. */
export const morphName = 'product-picture'

export const canMorph = () =>
  'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches

export const transit = (change: () => void | Promise<void>): Promise<unknown> =>
  document.startViewTransition(change).finished.catch(() => undefined)
