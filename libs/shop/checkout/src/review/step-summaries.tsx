import type { CheckoutDetails } from '@soe/contracts'
import { formatPhone, formatPrice, storePickup } from '@soe/rules'
import { destination, usePathOf, useTexts } from '@soe/shop-platform'
import { Stack, TextLink } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { fullNameOf } from '../contact/full-name'
import { ShipmentList, waysOf } from '../delivery/shipment-list'
import { isApart, shipmentsOf } from '../flow/shipments-of'
import { useWayWords } from '../delivery/use-way-words'
import { addressLine } from '../flow/address-line'
import { partName, paymentNames } from '../payment/payment-names'
import { itemsOfCart } from '../summary/order-items'
import type { FormStep } from '../steps/step-form'
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
        fullNameOf(contact),
        contact.emailId,
        formatPhone(contact.phoneNumber ?? ''),
        addressLine(contact.serviceAddress),
      ]}
    </Lines>
  )

const addresseeName = (address: CheckoutDetails['shippingAddress']) => (address ? fullNameOf(address) : '')

const EditAddressLink = () => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const to = destination('expresscheckout/editshippingaddress', { processStep: 'shippingaddressupdate' })
  return (
    <Link href={pathOf(to)} asChild>
      <TextLink href="">{texts.editShippingAddress}</TextLink>
    </Link>
  )
}

const ApartSummary = ({ details }: SummaryProps) => {
  const { shippingAddress } = details
  const shipments = shipmentsOf(details)
  const isShipped = shipments.some(({ selectedOptionCode }) => selectedOptionCode !== storePickup)
  return (
    <Stack gap={20}>
      <ShipmentList shipments={shipments.map(waysOf)} items={itemsOfCart(details.cart)} />
      {isShipped && (
        <Lines>{[addresseeName(shippingAddress), addressLine(shippingAddress), <EditAddressLink key="edit" />]}</Lines>
      )}
    </Stack>
  )
}

const TogetherSummary = ({ details: { shipmentInfo, shippingAddress } }: SummaryProps) => {
  const { hoursOf, promiseOf } = useWayWords()
  const { selectedOptionCode, commonShipment, storeInfo } = shipmentInfo
  const option = commonShipment.shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
  const isPickup = selectedOptionCode === storePickup
  const window = commonShipment.sddAvailableWindows.find(({ selected }) => selected)
  return (
    <Lines>
      {[
        option?.name ?? '',
        window ? hoursOf(window) : '',
        option ? promiseOf({ shipping: option }) : '',
        isPickup ? (storeInfo?.name ?? '') : addresseeName(shippingAddress),
        addressLine(isPickup ? storeInfo : shippingAddress),
        isPickup ? '' : <EditAddressLink key="edit" />,
      ]}
    </Lines>
  )
}

const DeliverySummary = ({ details }: SummaryProps) =>
  isApart(details) ? <ApartSummary details={details} /> : <TogetherSummary details={details} />

const PaymentSummary = ({ details }: SummaryProps) => {
  const { cart, payment } = details
  const texts = useTexts(checkoutTexts)
  const { payments } = cart.lineDetails
  if (!payment) return null
  const parts =
    payments.length < 2
      ? [paymentNames(texts)(payment)]
      : payments.map(({ paymentType, amount }) => `${partName(texts, paymentType, payment)}, ${formatPrice(amount)}`)
  return <Lines>{[...parts, details.autoPay ? `${texts.paysAutomatically}. ${texts.leaveAutoPay}.` : '']}</Lines>
}

const AgreementsSummary = ({ details: { customerAgreements } }: SummaryProps) => {
  const texts = useTexts(checkoutTexts)
  return <Lines>{[texts.acceptedAll, customerAgreements.agreements.map(({ title }) => title).join(', ')]}</Lines>
}

export const stepSummaries: Readonly<Record<FormStep, (props: SummaryProps) => ReactNode>> = {
  contact: ContactSummary,
  delivery: DeliverySummary,
  payment: PaymentSummary,
  agreements: AgreementsSummary,
}
