/** Milliseconds after which focus that nothing has moved on counts as lost, and that a dialog takes longer than it closes. */
const patience = 100

interface LostFocus {
  /** Gives the page itself the focus; returns a function that stops. */
  readonly focusPage: () => () => void
  /** Milliseconds in which a dialog closes. */
  readonly dialogClose: number
}

const withAncestors = (element: Element | null): Element[] =>
  element ? [element, ...withAncestors(element.parentElement)] : []

/** The heading of the innermost part of the page that is left. */
const nearestHeading = (places: readonly Element[]): HTMLElement | undefined => {
  const left = places.filter((place) => place.isConnected && place.parentElement?.closest('main'))
  return left.flatMap((place) => [...place.querySelectorAll<HTMLElement>('h2, h3')])[0]
}

/** Focuses a heading, which no Tab stops at. */
const focusPart = (heading: HTMLElement) => {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Hands the focus of what is taken away on to the heading next to it. A page that is left has its own rule. Returns a function that stops. */
export const watchLostFocus = ({ focusPage, dialogClose }: LostFocus): (() => void) => {
  /** What has the focus and what it stands in, innermost first. */
  let places: Element[] = []
  let shownAt = ''
  let stop = () => undefined as void

  const isLost = () =>
    document.activeElement === document.body && places[0]?.isConnected === false && shownAt === location.pathname

  const handOn = () => {
    if (!isLost()) return
    const heading = nearestHeading(places)
    places = []
    if (heading) focusPart(heading)
    else stop = focusPage()
  }

  const note = () => {
    stop()
    places = withAncestors(document.activeElement)
    shownAt = location.pathname
  }
  note()
  document.addEventListener('focusin', note)

  /** A shopper who clicks beside what has the focus has given it up. */
  const forget = () => {
    if (document.activeElement === document.body && places[0]?.isConnected) places = []
  }
  const forgetSoon = () => setTimeout(forget)
  document.addEventListener('focusout', forgetSoon)

  let waiting: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (waiting !== undefined || !isLost()) return
    const isDialog = places.some(({ localName }) => localName === 'dialog')
    waiting = setTimeout(
      () => {
        waiting = undefined
        handOn()
      },
      isDialog ? dialogClose + patience : patience,
    )
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', forgetSoon)
  }
}
