import { isSignedIn } from '@soe/rules'
import { FrontPage } from '@soe/shop-devices'
import { optionalPart, useIdentity } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import styles from './front-page.module.css'

const CustomerFront = optionalPart(
  () => import('@soe/shop-hub/customer-front').then((module) => module.CustomerFront),
  'idle',
)

/** What waits for a customer; the document has the room for it, and guests have none. */
const Customer = () => {
  const { audience } = useIdentity()
  const ready = useReady()
  if (!isSignedIn(audience)) return null
  return <div className={styles.customer}>{ready && <CustomerFront />}</div>
}

export const Page = () => (
  <>
    <Customer />
    <FrontPage />
  </>
)
