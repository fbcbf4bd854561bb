const address = () => document.querySelector<HTMLMetaElement>('meta[name="sales-styles"]')?.content

const isLinked = (href: string) => document.querySelector(`link[href="${href}"]`) !== null

const link = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('link')
    element.rel = 'stylesheet'
    element.href = href
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`${href} did not come`)))
    document.head.append(element)
  })

/** Fetches the stylesheet of the pages below /sales, unless their document links it or the build has none. */
export const loadSalesStyles = async (): Promise<void> => {
  const href = typeof document === 'undefined' ? undefined : address()
  if (href !== undefined && !isLinked(href)) await link(href)
}
