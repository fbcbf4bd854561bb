/** A browser that holds it has asked for the overlay; it names the world that was entered. */
export const overlayCookie = 'sim-overlay'

/** The value of a cookie in the text that `document.cookie`, or a request, has. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}

/** From the next page on, the browser has no overlay. */
export const dropOverlay = (document: Document) => {
  document.cookie = `${overlayCookie}=; path=/; max-age=0`
}
