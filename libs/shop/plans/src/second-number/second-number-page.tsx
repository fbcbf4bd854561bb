import type { CartLine, CartView } from '@soe/contracts'
import { formatPhone, readSearch } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { LineStep, useStepLine } from '@soe/shop-steps'
import { Button, EmptyState, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import { HostForm } from './host-form'
import { hostLines, hostOf, secondLine } from './second-lines'
import { SecondNumberForm } from './second-number-form'
import styles from './second-number.module.css'
import { secondNumberTexts } from './second-number-texts'

const Intro = ({ host, second }: { host?: CartLine | undefined; second?: CartLine | undefined }) => {
  const texts = useTexts(secondNumberTexts)
  return (
    <div className={styles.intro}>
      {host?.mobileNumber && <p className={styles.muted}>{texts.nextTo(formatPhone(host.mobileNumber))}</p>}
      <p>
        {texts.lead} {second?.plan && texts.dataFrom(second.plan.displayName)}
      </p>
    </div>
  )
}

const SecondNumber = ({ cart }: { cart: CartView }) => {
  const { line } = readSearch(useSearch())
  const second = secondLine(cart, line)
  return (
    <>
      <Intro second={second} host={second && hostOf(cart, second)} />
      {second ? <SecondNumberForm key={second.lineId} line={second} /> : <HostForm lines={hostLines(cart)} />}
    </>
  )
}

/** A second number goes next to the number of a phone that the cart holds. */
const NoPhone = () => {
  const texts = useTexts(secondNumberTexts)
  const pathOf = usePathOf()
  const own = pathOf('byod/selectMakeAndModel', { mtnFlow: 'P' })
  const shop = pathOf('smartphones')
  return (
    <EmptyState
      title={texts.noPhoneTitle}
      actions={
        <>
          <Link href={own} asChild>
            <Button href={own}>{texts.bringOwn}</Button>
          </Link>
          <Link href={shop} asChild>
            <Button href={shop} variant="outline">
              {texts.chooseNew}
            </Button>
          </Link>
        </>
      }
    >
      {texts.noPhoneBody}
    </EmptyState>
  )
}

/** Adds a second number to a device of the cart, and chooses it. */
export const SecondNumberPage = () => {
  const texts = useTexts(secondNumberTexts)
  const line = useStepLine('SecondNumberPage')
  const { data } = useQuery(cartQuery(useShop()))
  return (
    <LineStep title={texts.title} line={line} skeleton={<Skeleton height="24rem" />} nothing={<NoPhone />}>
      {() => data && <SecondNumber cart={data.cart} />}
    </LineStep>
  )
}
