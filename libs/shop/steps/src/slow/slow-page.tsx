import { emptyCartPage } from '@soe/shop-journey'
import { platformTexts, useIdentity, usePathOf, useShop, useTexts, defineTexts } from '@soe/shop-platform'
import { announce, Button, Notice, TextLink } from '@soe/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import styles from './slow-page.module.css'
import { useIsFetching, type Query } from '@tanstack/react-query'

const lacksHeading = () => ![...document.querySelectorAll('main h1')].some((heading) => heading.checkVisibility())

/** Hands the focus on when it goes with what had it. */
const useFocusHandedOn = () => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    return () => {
      if (current?.contains(document.activeElement)) current.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return box
}

const slowTexts = defineTexts(
  { slow: 'This is taking longer than usual.', again: 'Trying again', toShop: 'Back to the shop' },
  { slow: 'Esto tarda más de lo normal.', again: 'Intentando de nuevo', toShop: 'Volver a la tienda' },
)

/** Milliseconds after which a wait counts as slow. */
const patience = 4000

/** What the page in view has nothing to show in place of. */
const isAwaited = (query: Query): boolean =>
  query.isActive() && query.state.status === 'pending' && query.meta?.silent !== true

const useIsSlow = (): boolean => {
  const isWaiting = useIsFetching({ predicate: isAwaited }) > 0
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setSlow(true), patience) : undefined
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}

const SlowNotice = () => {
  const { queryClient } = useShop()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const { slow, again, toShop } = useTexts(slowTexts)
  const { retry } = useTexts(platformTexts)
  const [Words] = useState<'h1' | 'p'>(() => (lacksHeading() ? 'h1' : 'p'))
  const box = useFocusHandedOn()
  useEffect(() => announce(slow), [slow])
  const tryAgain = () => {
    announce(again)
    void queryClient.resetQueries({ predicate: isAwaited })
  }
  const shop = pathOf(emptyCartPage('shop', audience))
  return (
    // Busy, so that nobody takes its words for the heading that stays.
    <div ref={box} aria-busy="true" className={styles.slow}>
      <Notice
        actions={
          <>
            <Button variant="ink" size="small" onClick={tryAgain}>
              {retry}
            </Button>
            <Link href={shop} asChild>
              <TextLink href={shop}>{toShop}</TextLink>
            </Link>
          </>
        }
      >
        <Words className={styles.words}>{slow}</Words>
      </Notice>
    </div>
  )
}

export const SlowPage = () => useIsSlow() && <SlowNotice />
