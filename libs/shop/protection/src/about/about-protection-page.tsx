import type { ProtectionFeature } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useHasPage, useIdentity, usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { AboutPage } from '@soe/shop-steps'
import { Button, classNames, Heading, RetryNotice, SectionHeading, Skeleton, Spoken, useReady } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { NotForPrepay } from '../not-for-prepay'
import { Benefits, ClaimCosts } from '../offer-facts'
import { protectionTexts } from '../protection-texts'
import styles from './about-protection.module.css'
import { aboutProtectionTexts } from './about-protection-texts'
import { offeredProtectionQuery, type OfferedProtection } from './offered-protection-query'

const Feature = ({ feature, leadOffer }: { feature: ProtectionFeature; leadOffer: OfferedProtection['leadOffer'] }) => {
  const { perMonth } = useTexts(protectionTexts)
  const { displayName, description, price } = feature
  return (
    <li className={styles.feature}>
      <Heading level={3}>{displayName}</Heading>
      <p className={styles.price}>
        <Spoken>{perMonth(formatPrice(price.discountedPrice))}</Spoken>
      </p>
      <p>{description}</p>
      {leadOffer && (
        <>
          <Benefits offer={leadOffer} />
          <ClaimCosts offer={leadOffer} />
        </>
      )}
    </li>
  )
}

const Kind = ({ kind, features, leadOffer }: OfferedProtection) => {
  const texts = useTexts(aboutProtectionTexts)
  return (
    <section className={classNames(features.length > 1 && styles.whole)}>
      <SectionHeading>{texts[kind]}</SectionHeading>
      <ul className={styles.features}>
        {features.map((feature) => (
          <Feature
            key={feature.sorId}
            feature={feature}
            leadOffer={feature.sorId === leadOffer?.sorId ? leadOffer : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

const Offered = () => {
  const texts = useTexts(aboutProtectionTexts)
  const { data, isPending, isFetching, refetch } = useQuery({
    ...offeredProtectionQuery(useShop()),
    meta: { showsError: true },
  })
  if (isPending) return <Skeleton height="24rem" />
  if (data)
    return (
      <div className={styles.kinds}>
        {data.map((offered) => (
          <Kind key={offered.kind} {...offered} />
        ))}
      </div>
    )
  return (
    <RetryNotice retryLabel={texts.retry} busy={isFetching} busyLabel={texts.loading} onRetry={() => void refetch()}>
      {texts.failed}
    </RetryNotice>
  )
}

/** Documents differ by name and counts alone: the way to the cart shows once scripts run. */
const WayOn = () => {
  const texts = useTexts(aboutProtectionTexts)
  const ready = useReady()
  const { cartCount } = useIdentity()
  const hasCart = ready && cartCount > 0
  const path = usePathOf()(hasCart ? 'protection' : 'smartphones/')
  return (
    <Link href={path} asChild>
      <Button href={path}>{hasCart ? texts.cart : texts.shop}</Button>
    </Link>
  )
}

export const AboutProtectionPage = () => {
  const texts = useTexts(aboutProtectionTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.metaTitle, description: texts.description, canonical })
  if (!useHasPage()('protection/about')) return <NotForPrepay />
  return (
    <AboutPage title={texts.title} lead={texts.lead} waysOn={<WayOn />}>
      <Offered />
    </AboutPage>
  )
}
