import { useShop } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { brand } from '../brand'

/** Milliseconds before the new page's title is announced. */
const titleDelay = 300

/** Milliseconds after its heading shows in which a page sets its own title. */
const titlePatience = 50

/** Milliseconds that a page may take to show its heading. */
const headingPatience = 10_000

/** Calls back with the page's heading once it shows. Returns a function that stops waiting. */
const whenHeadingStands = (callback: (heading: HTMLElement) => void): (() => void) => {
  // The previous page stays in the document, hidden, until this one's code is fetched.
  const find = () => [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility())
  const stop = () => {
    observer.disconnect()
    clearTimeout(patience)
  }
  const look = () => {
    const heading = find()
    if (!heading) return
    stop()
    callback(heading)
  }
  const observer = new MutationObserver(look)
  const patience = setTimeout(() => observer.disconnect(), headingPatience)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

/** A page that sets no title is named after its heading. */
const nameAfterHeading = (heading: HTMLElement, titleBefore: string) => {
  if (document.title !== titleBefore) return
  const [text] = [...heading.childNodes].map(({ textContent }) => textContent?.trim()).filter(Boolean)
  document.title = text ? `${text} | ${brand.name}` : brand.name
}

/** A new page starts at the top with focus on its heading; Back restores the scroll position. */
export const usePageChange = () => {
  const { identity, notices } = useShop()
  const [path] = useLocation()
  const shown = useRef(path)
  const isPop = useRef(false)
  const titleBefore = useRef('')

  useEffect(() => {
    const notePop = () => {
      isPop.current = true
    }
    window.addEventListener('popstate', notePop)
    return () => window.removeEventListener('popstate', notePop)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    titleBefore.current = document.title
    const wasPop = isPop.current
    isPop.current = false
    if (!wasPop) window.scrollTo(0, 0)
  }, [path])

  const first = useRef(true)
  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (!isFirst) {
      identity.refresh()
      notices.leavePage()
    }
    const before = isFirst ? brand.name : titleBefore.current
    let naming: ReturnType<typeof setTimeout> | undefined
    const stop = whenHeadingStands((heading) => {
      if (!isFirst) heading.focus({ preventScroll: true })
      naming = setTimeout(() => {
        nameAfterHeading(heading, before)
        if (!isFirst) announce(document.title, titleDelay)
      }, titlePatience)
    })
    return () => {
      stop()
      clearTimeout(naming)
    }
  }, [path, identity, notices])
}
