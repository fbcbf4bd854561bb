import type { CheckoutDetails } from '@soe/contracts'
import { formatPrice, readSearch } from '@soe/rules'
import { useInterestWords } from '@soe/shop-basket'
import { checkoutPage, useGo } from '@soe/shop-journey'
import { type Destination, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, CheckIcon, Notice, PageHeading, SectionHeading, SummaryList, SummaryRow, TextLink } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { DetailsGate } from '../flow/details-gate'
import { useCheckoutMeta } from '../use-checkout-meta'
import { AgreementsForm } from './agreements-form'
import styles from './agreements-form.module.css'
import { useAgreementList } from './use-agreement-list'

const devicePayment = 'device-payment-agreement'

const useAgreementsPath = (): Destination => checkoutPage(useIdentity().audience)

const PageLink = ({ to, children }: { to: Destination; children: string }) => {
  const pathOf = usePathOf()
  return (
    <p>
      <Link href={pathOf(to)} asChild>
        <Button href="" variant="outline">
          {children}
        </Button>
      </Link>
    </p>
  )
}

const Accepted = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  if (!details.customerAgreements.agreementCompleted) return null
  return <Notice icon={<CheckIcon />}>{texts.acceptedAll}</Notice>
}

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className={styles.document}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

type Contract = NonNullable<CheckoutDetails['installmentContracts']>[number]

const Interest = ({ contract }: { contract: Contract }) => {
  const { annualPercentageRate: apr, installmentTerm: term, financedAmount: financed } = contract
  const words = useInterestWords()({ apr, term, financed })
  return words === undefined ? null : <p>{words}</p>
}

const Contracts = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const { lineInfo } = details.cart.lineDetails
  return (details.installmentContracts ?? []).map((contract) => (
    <section key={contract.lineId} className={styles.contract}>
      <SectionHeading>{lineInfo[contract.lineId]?.deviceItem?.description ?? ''}</SectionHeading>
      <SummaryList>
        <SummaryRow label={texts.financed} value={formatPrice(contract.financedAmount)} />
        <SummaryRow label={texts['row.down-payment']} value={formatPrice(contract.mandatoryDownPayment)} />
        <SummaryRow label={texts.apr} value={texts.percent(contract.annualPercentageRate)} />
        <SummaryRow
          label={texts.months(contract.installmentTerm)}
          value={texts.perMonth(formatPrice(contract.monthlyAmount))}
        />
      </SummaryList>
      <Interest contract={contract} />
    </section>
  ))
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <PageHeading>{title}</PageHeading>
    {children}
  </div>
)

const ViewAgreement = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const { agreementId } = readSearch(`?${useSearch()}`)
  const { agreements } = details.customerAgreements
  const agreement = agreements.find((each) => each.agreementId === agreementId) ?? agreements[0]
  const back = useAgreementsPath()
  if (!agreement) return null
  return (
    <Page title={agreement.title}>
      <Accepted details={details} />
      <Paragraphs paragraphs={agreement.paragraphs} />
      {agreement.agreementId === devicePayment && <Contracts details={details} />}
      <PageLink to={back}>{texts.backToAgreements}</PageLink>
    </Page>
  )
}

const CustomerAgreements = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const go = useGo()
  const back = useAgreementsPath()
  return (
    <Page title={texts.agreementsTitle}>
      <AgreementsForm details={details} onDone={() => go(back)} />
    </Page>
  )
}

const DevicePayment = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const agreement = details.customerAgreements.agreements.find(({ agreementId }) => agreementId === devicePayment)
  const back = useAgreementsPath()
  return (
    <Page title={agreement?.title ?? texts.devicePayment}>
      {agreement ? <Paragraphs paragraphs={agreement.paragraphs} /> : <p>{texts.nothingFinanced}</p>}
      <Contracts details={details} />
      <PageLink to={back}>{texts.backToAgreements}</PageLink>
    </Page>
  )
}

const Documents = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const go = useGo()
  const back = useAgreementsPath()
  const { list, open } = useAgreementList(details, () => go(back))
  return (
    <Page title={texts.documents}>
      <Accepted details={details} />
      <div className={styles.documents}>
        {list.agreements.map(({ agreementId, title }, index) => (
          <section key={agreementId} className={styles.agreement}>
            <TextLink aria-expanded={list.selectedIndex === index} onClick={() => open(index)}>
              {title}
            </TextLink>
            {list.selectedIndex === index && <Paragraphs paragraphs={list.cqContent} />}
          </section>
        ))}
        <section className={styles.agreement}>
          <h2>{texts.unlocking}</h2>
          <p>{texts.unlockingPolicy}</p>
        </section>
      </div>
      <PageLink to={back}>{texts.backToAgreements}</PageLink>
    </Page>
  )
}

const views = {
  view: ViewAgreement,
  customer: CustomerAgreements,
  'device-payment': DevicePayment,
  documents: Documents,
} as const

export const AgreementPage = ({ view }: { view: keyof typeof views }) => {
  const View = views[view]
  useCheckoutMeta(useTexts(checkoutTexts).agreementsTitle)
  return <DetailsGate>{(details) => <View details={details} />}</DetailsGate>
}
