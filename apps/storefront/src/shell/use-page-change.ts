import { brand, useShop, whenIdle } from '@soe/shop-platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** A new page starts at the top, is announced and takes focus; Back restores the scroll position. */
export const usePageChange = () => {
  const shop = useShop()
  const [path] = useLocation()
  const shown = useRef(path)
  const isPop = useRef(false)
  const titleBefore = useRef(brand.name as string)

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
      shop.identity.refresh()
      shop.notices.leavePage()
      void shop.parameters().catch(() => undefined)
    }
    let isLeft = false
    let stop = () => undefined as void
    const arrive = async () => {
      const arrival = await import('../idle/idle.moment')
      if (!isLeft) stop = arrival.arrive({ isFirst, titleBefore: titleBefore.current })
    }
    const run = () => void arrive().catch(() => undefined)
    // The first page only lacks its title, and nothing that it opens with waits for that.
    if (isFirst) whenIdle(window, run)
    else run()
    return () => {
      isLeft = true
      stop()
    }
  }, [path, shop])
}
