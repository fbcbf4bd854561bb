import type { CheckoutDetails } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { BagIcon, Button, FileIcon, PageHeading, PersonIcon, PhoneIcon, SectionHeading } from '@soe/ui'
import { Link } from 'wouter'
import { CreditWays } from './credit-ways'
import styles from './credit.module.css'
import { creditTexts } from './credit-texts'
import { monthlyDevices, useCreditPaths } from './use-credit-paths'

/** The ways that the cart allows: without devices to pay off there is nothing to pay at once. */
const useWays = (details: CheckoutDetails) => {
  const texts = useTexts(creditTexts)
  const paths = useCreditPaths(details)
  const devices = monthlyDevices(details)
  const retail = formatPrice(devices.reduce((sum, { retailPrice }) => sum + retailPrice, 0))
  return [
    ...(devices.length > 0
      ? [
          {
            icon: <BagIcon size={20} />,
            title: texts.outright,
            detail: texts.outrightBody(retail),
            path: paths.outright,
          },
        ]
      : []),
    { icon: <PhoneIcon size={20} />, title: texts.own, detail: texts.ownBody, path: paths.own },
    { icon: <FileIcon size={20} />, title: texts.prepaid, detail: texts.prepaidBody, path: paths.prepaid },
    { icon: <PersonIcon size={20} />, title: texts.mistake, detail: texts.mistakeBody, path: paths.mistake },
  ]
}

const referenceOf = ({ cart }: CheckoutDetails) => `CR-${cart.caseId}`

export const DeclinedCredit = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(creditTexts)
  const paths = useCreditPaths(details)
  const months = Math.max(0, ...monthlyDevices(details).map(({ term }) => term)) || 36
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <PageHeading>{texts.declined}</PageHeading>
        <p className={styles.muted}>{texts.declinedBody(months)}</p>
      </div>
      <section>
        <SectionHeading>{texts.whatNow}</SectionHeading>
        <CreditWays ways={useWays(details)} />
      </section>
      <div className={styles.actions}>
        <Link href={paths.outright} asChild>
          <Button href="" wide>
            {texts.seeWays}
          </Button>
        </Link>
        <Link href={paths.cart} asChild>
          <Button href="" variant="outline" wide>
            {texts.backToCart}
          </Button>
        </Link>
      </div>
      <section>
        <SectionHeading>{texts.why}</SectionHeading>
        <div className={styles.why}>
          <p>{texts.whyBody}</p>
          <p>
            {texts.bureau}
            <br />
            {texts.reference} <strong>{referenceOf(details)}</strong>
          </p>
          <p className={styles.note}>{texts.call}</p>
        </div>
      </section>
    </div>
  )
}
