/** Shows the address that a document would be loaded for; one of another site shows as a fragment. */
export const stay = (address: string) => {
  const { origin, href } = new URL(address, window.location.href)
  window.history.pushState(null, '', origin === window.location.origin ? href : `#${href}`)
}

const linkAt = ({ target }: Event) => target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')

/** Keeps the page where a link or a form would leave it. */
export const stayAlways = () => {
  window.addEventListener('click', (event) => {
    const link = linkAt(event)
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    if (!link.target) stay(link.href)
  })
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) event.preventDefault()
  })
}
