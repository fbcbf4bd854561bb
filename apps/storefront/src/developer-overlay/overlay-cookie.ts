/** A browser that holds it has asked for the overlay; it names the world that was entered. */
export const overlayCookie = 'sim-overlay'

/** From the next page on, the browser has no overlay. */
export const dropOverlay = (document: Document) => {
  document.cookie = `${overlayCookie}=; path=/; max-age=0`
}
