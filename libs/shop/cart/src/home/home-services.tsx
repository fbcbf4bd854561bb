import type { CartView } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { platformTexts, useTexts } from '@soe/shop-platform'
import { RetryNotice, SectionHeading, Spoken, TextLink } from '@soe/ui'
import { useId } from 'react'
import type { HomeFeature } from './home-feature'
import styles from './home-services.module.css'
import { homeTexts } from './home-texts'
import { useChangeHomeFeature, useHomeFeature } from './use-home-feature'

const Row = ({ feature }: { feature: HomeFeature }) => {
  const texts = useTexts(homeTexts)
  const { locked } = useLock()
  const { change, added, isChanging } = useChangeHomeFeature(feature)
  const { name, description, price } = feature
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.muted}>{description}</p>
      </div>
      <TextLink
        muted={added}
        disabled={locked || isChanging}
        aria-label={(added ? texts.remove : texts.add)(name)}
        onClick={change}
      >
        {added ? texts.removeShort : texts.addShort}
      </TextLink>
      <p className={styles.amount}>
        <Spoken>{texts.monthly(formatPrice(price))}</Spoken>
      </p>
    </li>
  )
}

const LookupFailed = ({ lookups }: { lookups: readonly ReturnType<typeof useHomeFeature>[] }) => {
  const texts = useTexts(homeTexts)
  const { tryAgain } = useTexts(platformTexts)
  return (
    <RetryNotice
      retryLabel={texts.retry}
      busy={lookups.some(({ isLooking }) => isLooking)}
      busyLabel={texts.loading}
      onRetry={() => lookups.filter(({ hasFailed }) => hasFailed).forEach(({ retry }) => retry())}
    >
      <strong className={styles.name}>{texts.errorReceived}</strong> {tryAgain}
    </RetryNotice>
  )
}

interface HomeServicesProps {
  cart: CartView
  /** Also what the cart may take; it is offered in one place. */
  isOffered?: boolean
}

export const HomeServices = ({ cart, isOffered = false }: HomeServicesProps) => {
  const texts = useTexts(homeTexts)
  const heading = useId()
  const lookups = [useHomeFeature(cart, 'HDP'), useHomeFeature(cart, 'HDA')]
  const features = lookups.flatMap(({ feature }) =>
    feature?.enabled && feature.notInAccount && (isOffered || feature.inCart) ? [feature] : [],
  )
  const hasFailed = lookups.some((lookup) => lookup.hasFailed)
  if (features.length === 0 && !hasFailed) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{texts.title}</SectionHeading>
      {hasFailed && <LookupFailed lookups={lookups} />}
      <ul>
        {features.map((feature) => (
          <Row key={feature.sorId} feature={feature} />
        ))}
      </ul>
    </section>
  )
}
