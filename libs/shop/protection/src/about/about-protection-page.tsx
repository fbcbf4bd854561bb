import type { ProtectionFeature } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useHasPage, useIdentity, usePageMeta, usePathOf, useShop, useTexts, defineTexts } from '@soe/shop-platform'
import { AboutPage } from '@soe/shop-steps'
import { Button, classNames, Heading, RetryNotice, SectionHeading, Skeleton, useReady } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { NotForPrepay } from '../not-for-prepay'
import { Benefits, ClaimCosts } from '../offer-facts'
import { protectionTexts } from '../protection-texts'
import styles from './about-protection.module.css'
import { offeredProtectionQuery, type OfferedProtection } from './offered-protection-query'

const Feature = ({ feature, leadOffer }: { feature: ProtectionFeature; leadOffer: OfferedProtection['leadOffer'] }) => {
  const { perMonth } = useTexts(protectionTexts)
  const { displayName, description, price } = feature
  return (
    <li className={styles.feature}>
      <Heading level={3}>{displayName}</Heading>
      <p className={styles.price}>{perMonth(formatPrice(price.discountedPrice))}</p>
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

const aboutProtectionTexts = defineTexts(
  {
    title: 'Protection for the days that go wrong',
    metaTitle: 'Device protection',
    description: 'What protects a phone, a tablet or a watch, what it costs a month, and what a claim costs.',
    lead: 'You add it to a device in your cart, and for thirty days after. It goes on your monthly bill, and you cancel it any month.',
    smartphones: 'For phones',
    tablets: 'For tablets',
    watches: 'For watches',
    shop: 'Shop smartphones',
    cart: 'Protect what is in your cart',
    failed: 'Protection could not be listed. Please try again later.',
    retry: 'Try again',
    loading: 'Loading',
  },
  {
    title: 'Protección para los días malos',
    metaTitle: 'Protección de equipos',
    description: 'Qué protege un teléfono, una tableta o un reloj, cuánto cuesta al mes y cuánto cuesta un reclamo.',
    lead: 'La agregas a un equipo de tu carrito, y durante los treinta días siguientes. Va en tu factura mensual, y la cancelas cualquier mes.',
    smartphones: 'Para teléfonos',
    tablets: 'Para tabletas',
    watches: 'Para relojes',
    shop: 'Ver teléfonos',
    cart: 'Proteger lo que hay en tu carrito',
    failed: 'No se pudo mostrar la protección. Inténtalo de nuevo más tarde.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
  },
)

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
