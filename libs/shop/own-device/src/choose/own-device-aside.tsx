import type { Product } from '@soe/contracts'
import { getPlans } from '@soe/contracts/routes'
import { formatPrice, placeholderNumber } from '@soe/rules'
import { readQuery, useFlags, useShop, useTexts } from '@soe/shop-platform'
import { CheckIcon, Disclosure, InfoIcon, SectionHeading, SummaryList, SummaryRow } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { EsimDetails } from '../check/use-device-check'
import { ownDeviceTexts } from '../own-device-texts'
import { DeviceOutline } from './device-outline'
import styles from './own-device-aside.module.css'

interface OwnDeviceAsideProps {
  model: Product | undefined
  capacity: string | undefined
  details: EsimDetails | undefined
  isNew: boolean
}

const Check = ({ title, detail, isInfo = false }: { title: string; detail: string; isInfo?: boolean }) => (
  <li className={styles.check}>
    {isInfo ? <InfoIcon size={18} /> : <CheckIcon size={18} />}
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.detail}>{detail}</p>
    </div>
  </li>
)

const Checks = ({ details }: { details: EsimDetails }) => {
  const texts = useTexts(ownDeviceTexts)
  const hasFiveG = details.standing !== 'WORKS_WITHOUT_5G'
  return (
    <ul className={styles.checks}>
      <Check
        title={hasFiveG ? texts.fiveG : texts.noFiveG}
        detail={hasFiveG ? texts.fiveGDetail : texts.noFiveGDetail}
        isInfo={!hasFiveG}
      />
      <Check title={texts.calls} detail={texts.callsDetail} />
      {details.euiccCapable && <Check title={texts.twoLines} detail={texts.twoLinesDetail} />}
      <Check title={texts.protection} detail={texts.protectionDetail} isInfo />
    </ul>
  )
}

const useLowestPlan = (model: Product | undefined): number | undefined => {
  const body = { processingMTN: placeholderNumber, planType: model?.category, referenceDataRequired: false }
  const { data } = useQuery({
    ...readQuery(useShop(), getPlans, { body: { ...body, isRecommendedFlow: false } }),
    enabled: model !== undefined,
  })
  const prices = data?.plans.map(({ monthlyPrice }) => monthlyPrice) ?? []
  return prices.length > 0 ? Math.min(...prices) : undefined
}

const Prices = ({ model }: { model: Product }) => {
  const texts = useTexts(ownDeviceTexts)
  const lowest = useLowestPlan(model)
  const { smartPhoneAndroidPromoFFlag = false } = useFlags()
  // The shopper's own device has no price.
  const amount = formatPrice(null, { smartPhoneAndroidPromoFFlag })
  return (
    <SummaryList>
      <SummaryRow label={texts.device} value={texts.perMonth(amount)} />
      {lowest !== undefined && <SummaryRow label={texts.plan} value={texts.planFrom(formatPrice(lowest))} />}
    </SummaryList>
  )
}

/** The device as the carrier sees it, beside the questions; below 1024 px above them, with its checks folded. */
export const OwnDeviceAside = ({ model, capacity, details, isNew }: OwnDeviceAsideProps) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <aside className={styles.aside} aria-labelledby="own-summary">
      <div className={styles.heading}>
        <SectionHeading id="own-summary" aside={isNew ? texts.new : undefined}>
          {texts.summary}
        </SectionHeading>
      </div>
      <div className={styles.subject}>
        <div className={styles.stage}>
          <DeviceOutline category={model?.category} />
        </div>
        {model ? (
          <div>
            <p className={styles.name}>{model.productDisplayName}</p>
            <p className={styles.detail}>{[capacity, texts.yourOwn].filter(Boolean).join(', ')}</p>
          </div>
        ) : (
          <p className={styles.detail}>{texts.noneYet}</p>
        )}
      </div>
      {model && details && (
        <>
          <div className={styles.folded}>
            <Disclosure title={texts.checks}>
              <Checks details={details} />
            </Disclosure>
          </div>
          <div className={styles.open}>
            <Checks details={details} />
          </div>
        </>
      )}
      {model && <Prices model={model} />}
    </aside>
  )
}
