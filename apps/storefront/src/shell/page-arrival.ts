import { brand, delays } from '@soe/shop-platform'
import { announce } from '@soe/ui'

/** Milliseconds after its heading shows in which a page sets its own title. */
const titlePatience = 50

/** Milliseconds that a page may take to show a heading that stays. */
const headingPatience = 10_000

/** The heading of the page in view; what stands in while the page is read is busy, and goes again. */
const findHeading = (): HTMLElement | undefined => {
  // The previous page stays in the document, hidden, until this one's code is fetched.
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  return headings.find((heading) => heading.checkVisibility() && !heading.closest('[aria-busy="true"]'))
}

/** Calls back with each heading that takes the place of the one before. Returns a function that stops. */
const watchHeading = (callback: (heading: HTMLElement) => void): (() => void) => {
  let known: HTMLElement | undefined
  const look = () => {
    const heading = findHeading()
    if (heading === known || !heading) return
    known = heading
    callback(heading)
  }
  const observer = new MutationObserver(look)
  const patience = setTimeout(() => observer.disconnect(), headingPatience)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  look()
  return () => {
    observer.disconnect()
    clearTimeout(patience)
  }
}

/** A page that sets no title is named after its heading. */
const nameAfterHeading = (heading: HTMLElement, titleBefore: string) => {
  if (document.title !== titleBefore) return
  const [text] = [...heading.childNodes].map(({ textContent }) => textContent?.trim()).filter(Boolean)
  document.title = text ? `${text} | ${brand.name}` : brand.name
}

const content = () => document.querySelector<HTMLElement>('main')

/** Whether the shopper has not gone on to something else: focus is where it was, on the content, or on what has gone. */
const mayTakeFocus = (before: Element | null) =>
  [before, content(), document.body, null].includes(document.activeElement)

/** Keeps focus in a page that has no heading to take it yet, where what had it has gone. */
const holdFocus = () => {
  if (!findHeading() && document.activeElement === document.body) content()?.focus({ preventScroll: true })
}

/** Moves focus to the heading, and to the one that takes its place. Returns a function that stops. */
export const focusHeading = (before: Element | null = null): (() => void) => {
  holdFocus()
  return watchHeading((heading) => {
    if (mayTakeFocus(before)) heading.focus({ preventScroll: true })
  })
}

/** Moves focus to the heading after the carrier's delay. */
const focusHeadingLater = (): (() => void) => {
  const before = document.activeElement
  let stopWatching = () => undefined as void
  const waiting = setTimeout(() => {
    stopWatching = focusHeading(before)
  }, delays.focus)
  return () => {
    clearTimeout(waiting)
    stopWatching()
  }
}

const namePage = (titleBefore: string): (() => void) => {
  let naming: ReturnType<typeof setTimeout> | undefined
  const stop = watchHeading((heading) => {
    clearTimeout(naming)
    naming = setTimeout(() => nameAfterHeading(heading, titleBefore), titlePatience)
  })
  return () => {
    stop()
    clearTimeout(naming)
  }
}

/** Announces the page's title once its heading shows. */
const announceTitle = (): (() => void) => {
  let announcing: ReturnType<typeof setTimeout> | undefined
  const stop = watchHeading(() => {
    announcing ??= setTimeout(() => announce(document.title), delays.pageTitleAnnouncement)
  })
  return () => {
    stop()
    clearTimeout(announcing)
  }
}

export interface Arrival {
  /** The first page of a visit is neither announced nor focused. */
  readonly isFirst: boolean
  readonly titleBefore: string
}

export const arrive = ({ isFirst, titleBefore }: Arrival): (() => void) => {
  const stops = [namePage(titleBefore), ...(isFirst ? [] : [announceTitle(), focusHeadingLater()])]
  return () => {
    for (const stop of stops) stop()
  }
}
