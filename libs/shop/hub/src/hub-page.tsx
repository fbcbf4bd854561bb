import { isSignedIn } from '@soe/rules'
import {
  useCanShow,
  useIdentity,
  usePageMeta,
  usePathOf,
  useShop,
  useShopper,
  useSignInHere,
  useTexts,
  readQuery,
} from '@soe/shop-platform'
import { retrieveCartRows, TryAgain } from '@soe/shop-steps'
import { Button, EmptyState, PageHeading, TextLink, SectionHeading, Skeleton } from '@soe/ui'
import { Link, useLocation } from 'wouter'
import { SavedCards } from './cards/saved-cards'
import { SavedCarts } from './carts/saved-carts'
import { greetingAt } from './greeting'
import styles from './hub-page.module.css'
import { hubTexts } from './hub-texts'
import { HubOffers } from './hub-offers'
import { OnItsWay } from './orders/on-its-way'
import { useListedPages } from '@soe/shop-journey/listed-pages'
import { useLanding } from './lines/use-landing'
import { listEligibleLines } from '@soe/contracts/routes'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { HomeInternetRow, LineRow } from './lines/line-row'

export interface HubPageProps {
  /** Leaves the offers out: the second version of the page. */
  isSimplified?: boolean
}

const SignIn = () => {
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const signIn = useSignInHere()
  const canRetrieve = useCanShow(retrieveCartRows, 'empty-cart')
  const cart = pathOf('expresscart')
  return (
    <EmptyState
      title={texts.signInTitle}
      actions={
        <>
          <Button href={signIn}>{texts.signIn}</Button>
          {canRetrieve && (
            <Link href={cart} asChild>
              <Button href={cart} variant="outline">
                {texts.retrieve}
              </Button>
            </Link>
          )}
        </>
      }
    >
      {texts.signInBody}
    </EmptyState>
  )
}

const listed = ['ownDevice', 'tradeIn', 'leadOffers', 'orders'] as const

const HubWays = () => {
  const texts = useTexts(hubTexts)
  const { mutate, isPending } = useLanding('AAL')
  return (
    <nav className={styles.ways} aria-label={texts.ways}>
      <TextLink onClick={() => mutate()} aria-disabled={isPending}>
        {texts.addLine}
      </TextLink>
      {useListedPages(listed).map(({ name, title, href }) => (
        <Link key={name} href={href} asChild>
          <TextLink href={href}>{title}</TextLink>
        </Link>
      ))}
    </nav>
  )
}

const NoLines = () => {
  const texts = useTexts(hubTexts)
  const { isHomeOnly } = useShopper()
  const { mutate, isPending } = useLanding('AAL')
  const add = (
    <Button busy={isPending} busyLabel={texts.addLine} onClick={() => mutate()}>
      {texts.addLine}
    </Button>
  )
  if (isHomeOnly) return <HomeInternetRow>{add}</HomeInternetRow>
  return (
    <div className={styles.none}>
      <p>{texts.noLines}</p>
      {add}
    </div>
  )
}

/** The lines of the account in its own order; permanently inactive ones are absent. */
const YourLines = () => {
  const shop = useShop()
  const texts = useTexts(hubTexts)
  const heading = useId()
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(shop, listEligibleLines, { body: { cartInfo: {} } }),
    meta: { showsError: true },
  })
  const failed = error && <TryAgain onRetry={() => void refetch()} busy={isFetching} />
  return (
    <section aria-labelledby={heading} aria-busy={!data && !error}>
      <SectionHeading id={heading} aside={data?.lines.length || undefined}>
        {texts.yourLines}
      </SectionHeading>
      {!data && (failed || <Skeleton height="24rem" />)}
      {data?.lines.length === 0 && <NoLines />}
      {data && (
        <ul>
          {data.lines.map((line) => (
            <LineRow key={line.mtnHashCode} line={line} />
          ))}
        </ul>
      )}
    </section>
  )
}

export const HubPage = ({ isSimplified = false }: HubPageProps) => {
  const texts = useTexts(hubTexts)
  const { audience, firstName } = useIdentity()
  const { environment } = useShop()
  const [canonical] = useLocation()
  usePageMeta({ title: texts.metaTitle, description: texts.metaDescription, canonical })
  if (!isSignedIn(audience)) return <SignIn />
  const greeting = greetingAt(new Date(environment.now()).getHours())
  return (
    <>
      <div className={styles.head}>
        <PageHeading>{texts[greeting](firstName)}</PageHeading>
        <HubWays />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <YourLines />
          <OnItsWay />
        </div>
        <div className={styles.side}>
          <SavedCarts isSimplified={isSimplified} />
          <SavedCards />
        </div>
      </div>
      {!isSimplified && <HubOffers />}
    </>
  )
}
