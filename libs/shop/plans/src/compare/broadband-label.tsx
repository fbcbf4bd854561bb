import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { Heading } from '@soe/ui'
import { Fragment, useId } from 'react'
import styles from './broadband-label.module.css'
import type { ComparedPlan } from './compared-plans'
import { labelTexts } from './label-texts'

const support = 'halyard.example/support'

interface LabelProps {
  plan: ComparedPlan
  level: 3 | 4
}

const Row = ({ label, value, isInner = false }: { label: string; value: string; isInner?: boolean }) => (
  <div className={isInner ? styles.inner : styles.row}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

const Fees = ({ label, fees }: { label: string; fees: readonly { name: string; amount: number }[] }) => (
  <>
    {fees.length === 0 ? <Row label={label} value={formatPrice(0)} /> : <Row label={label} value="" />}
    {fees.map(({ name, amount }) => (
      <Row key={name} label={name} value={formatPrice(amount)} isInner />
    ))}
  </>
)

const Price = ({ plan }: { plan: ComparedPlan }) => {
  const texts = useTexts(labelTexts)
  return (
    <div className={styles.heavy}>
      <p className={styles.price}>
        <span>{texts.price}</span> <span>{formatPrice(plan.monthlyPrice)}</span>
      </p>
      <p>{texts.notIntroductory}</p>
    </div>
  )
}

const Charges = ({ plan: { broadbandFacts: facts } }: { plan: ComparedPlan }) => {
  const texts = useTexts(labelTexts)
  return (
    <div className={styles.medium}>
      <p className={styles.part}>{texts.charges}</p>
      <dl className={styles.light}>
        <Fees label={texts.monthlyFees} fees={facts.monthlyFees} />
        <Fees label={texts.oneTimeFees} fees={facts.oneTimeFees} />
        <Row label={texts.termination} value={formatPrice(facts.earlyTerminationFee)} />
        <Row label={texts.taxes} value={texts.varies} />
      </dl>
    </div>
  )
}

const Discounts = () => {
  const texts = useTexts(labelTexts)
  return (
    <div className={styles.medium}>
      <p className={styles.part}>{texts.discounts}</p>
      <p>
        <a href={`https://${support}`}>{texts.clickHere}</a>
        {texts.discountsBody}
      </p>
    </div>
  )
}

const Speeds = ({ plan: { broadbandFacts: facts } }: { plan: ComparedPlan }) => {
  const texts = useTexts(labelTexts)
  return (
    <div className={styles.medium}>
      <p className={styles.part}>{texts.speeds}</p>
      {facts.speeds.map(({ network, download, upload, latency }) => (
        <Fragment key={network}>
          <p className={styles.network}>{network}</p>
          <dl>
            <Row label={texts.download} value={download} isInner />
            <Row label={texts.upload} value={upload} isInner />
            <Row label={texts.latency} value={latency} isInner />
          </dl>
        </Fragment>
      ))}
    </div>
  )
}

const Data = ({ plan: { broadbandFacts: facts } }: { plan: ComparedPlan }) => {
  const texts = useTexts(labelTexts)
  return (
    <div className={styles.medium}>
      <dl>
        <Row label={texts.included} value={facts.dataIncluded === 'Unlimited' ? texts.unlimited : facts.dataIncluded} />
        <Row label={texts.additional} value={formatPrice(facts.additionalDataCharge)} isInner />
      </dl>
      <p className={styles.note}>{facts.dataNote}</p>
    </div>
  )
}

const Policies = () => {
  const texts = useTexts(labelTexts)
  return (
    <dl className={styles.medium}>
      {[texts.network, texts.privacy].map((policy) => (
        <div key={policy} className={styles.row}>
          <dt>{policy}</dt>
          <dd className={styles.link}>
            <a href={`https://${support}`}>{texts.policy}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Support = () => {
  const texts = useTexts(labelTexts)
  return (
    <div className={styles.medium}>
      <p className={styles.part}>{texts.support}</p>
      <dl>
        <div className={styles.inner}>
          <dt>{texts.contact}</dt>
          <dd className={styles.link}>
            <a href={`https://${support}`}>{support}</a>
            <br />
            <a href="tel:+18005550142">(800) 555-0142</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The federal label: its form and its wording are the regulator's, in every theme. */
export const BroadbandLabel = ({ plan, level }: LabelProps) => {
  const texts = useTexts(labelTexts)
  const heading = useId()
  return (
    <section className={styles.label} aria-labelledby={heading}>
      <Heading level={level} id={heading} className={styles.title}>
        {texts.title}
      </Heading>
      <div className={styles.light}>
        <p>{texts.provider}</p>
        <p className={styles.plan}>{plan.displayName}</p>
        <p>{texts.kind}</p>
      </div>
      <Price plan={plan} />
      <Charges plan={plan} />
      <Discounts />
      <Speeds plan={plan} />
      <Data plan={plan} />
      <Policies />
      <Support />
      <div className={styles.heavy}>
        <p>{texts.learnMore}</p>
        <p className={styles.link}>
          <a href="https://www.fcc.gov/consumer">fcc.gov/consumer</a>
        </p>
      </div>
      <div className={styles.light}>
        <p>{texts.identifier}</p>
        <p className={styles.id}>{plan.broadbandFacts.uniquePlanId}</p>
      </div>
    </section>
  )
}
