import { LockNotice } from '@soe/shop-cart/lock-notice'
import { useNotices, useShop, type Notice } from '@soe/shop-platform'
import { SlowPage } from '@soe/shop-steps/slow-page'
import { Button, LiveRegion, Notification, PageWidth } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './frame.module.css'

const NoticeAnswer = ({ id, action }: Pick<Notice, 'id'> & { action: NonNullable<Notice['action']> }) => {
  const { notices } = useShop()
  if ('href' in action) return <Link href={action.href}>{action.label}</Link>
  const press = () => {
    notices.hide(id)
    action.onPress()
  }
  return (
    <Button variant="outline" size="small" onClick={press}>
      {action.label}
    </Button>
  )
}

/** What the part tells its shopper; below the part, so that it covers nothing, until it is closed. */
const Notices = () => {
  const { notices } = useShop()
  return (
    <section aria-label="Notices" aria-live="polite">
      {useNotices().map(({ id, type, title, text, action, otherAction }) => (
        <Notification
          key={id}
          type={type}
          typeLabel={type}
          closeLabel="Close"
          onClose={() => notices.hide(id)}
          autoDismissMs={null}
          actions={[action, otherAction].map((each) => each && <NoticeAnswer key={each.label} id={id} action={each} />)}
        >
          {title} {text}
        </Notification>
      ))}
    </section>
  )
}

/** What surrounds a part on every page: notices, the lock of the cart, the width of a page, announcements. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    {/* First, so that it hears what a part announces as it renders. */}
    <LiveRegion />
    <main id="content" tabIndex={-1} className={styles.main}>
      <PageWidth>
        <LockNotice />
        <SlowPage />
        {children}
      </PageWidth>
    </main>
    <Notices />
  </>
)
