import type { CheckoutDetails } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { addressLine } from '../flow/address-line'
import { storePickup } from '../flow/checkout-steps'
import { formatDay } from '../format-day'
import { formatPhone } from '../format-phone'
import type { FormStep } from '../steps/checkout-step-page'
import styles from './step-summaries.module.css'

interface SummaryProps {
  details: CheckoutDetails
}

const Lines = ({ children }: { children: readonly ReactNode[] }) => (
  <div className={styles.lines}>{children.map((line, index) => line !== '' && <p key={index}>{line}</p>)}</div>
)

const ContactSummary = ({ details: { contact } }: SummaryProps) =>
  contact && (
    <Lines>
      {[
        `${contact.firstName} ${contact.lastName}`,
        contact.emailId,
        formatPhone(contact.phoneNumber),
        addressLine(contact.serviceAddress),
      ]}
    </Lines>
  )

const DeliverySummary = ({ details: { shipmentInfo, shippingAddress } }: SummaryProps) => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const { selectedOptionCode, shippingOptions, storeInfo } = shipmentInfo
  const option = shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
  const isPickup = selectedOptionCode === storePickup
  const day = option ? formatDay(option.arrivesOn, language) : ''
  return (
    <Lines>
      {[
        option?.name ?? '',
        isPickup ? texts.readyOn(day) : texts.arrives(day),
        isPickup ? (storeInfo?.name ?? '') : [shippingAddress?.firstName, shippingAddress?.lastName].join(' '),
        addressLine(isPickup ? storeInfo : shippingAddress),
      ]}
    </Lines>
  )
}

const PaymentSummary = ({ details: { payment } }: SummaryProps) => {
  const texts = useTexts(checkoutTexts)
  if (!payment) return null
  const { paymentType, brand, lastFour } = payment
  return <Lines>{[paymentType === 'account' ? texts.payWithAccount : texts.cardEnding(brand, lastFour)]}</Lines>
}

const AgreementsSummary = ({ details: { customerAgreements } }: SummaryProps) => {
  const texts = useTexts(checkoutTexts)
  return <Lines>{[texts.acceptedAll, customerAgreements.agreements.map(({ title }) => title).join(', ')]}</Lines>
}

/** What each finished step says, in a few lines. */
export const stepSummaries: Readonly<Record<FormStep, (props: SummaryProps) => ReactNode>> = {
  contact: ContactSummary,
  delivery: DeliverySummary,
  payment: PaymentSummary,
  agreements: AgreementsSummary,
}
