import { emptyCartPage } from '@soe/shop-journey'
import { platformTexts, useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { announce, Button, Notice, TextLink } from '@soe/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import styles from './slow-page.module.css'
import { slowTexts } from './slow-texts'
import { isAwaited, useIsSlow } from './use-is-slow'

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

/** Above whatever page waits for long: says so, and leads on. */
export const SlowPage = () => useIsSlow() && <SlowNotice />
