/** The name that the stage of a product's page has in its styles. */
export const morphName = 'product-picture'

export const canMorph = () =>
  'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches

/** One that another press has overtaken is no failure. */
export const transit = (change: () => void | Promise<void>): Promise<unknown> => {
  const { ready, finished } = document.startViewTransition(change)
  return Promise.allSettled([ready, finished])
}
