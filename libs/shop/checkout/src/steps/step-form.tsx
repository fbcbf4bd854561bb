import type { CheckoutDetails } from '@soe/contracts'
import { lazyPart } from '@soe/shop-platform'
import { Skeleton } from '@soe/ui'
import type { ComponentType } from 'react'
import { WaitingForm } from '../flow/waiting-form'

export interface StepFormProps {
  details: CheckoutDetails
  onDone: (details: CheckoutDetails) => void
  declined: boolean
  /** What follows the form is still being saved. */
  busy?: boolean
  /** The press that pays places the order, and its button says so. */
  onPlace?: (details: CheckoutDetails) => void
}

const Waiting = () => (
  <WaitingForm>
    <Skeleton height="24rem" />
  </WaitingForm>
)

const form = (load: () => Promise<ComponentType<StepFormProps>>) => lazyPart(load, 'now', Waiting)

const forms = {
  contact: form(async () => (await import('../contact/contact-form')).ContactForm),
  delivery: form(async () => (await import('../delivery/delivery-form')).DeliveryForm),
  payment: form(async () => (await import('../payment/payment-form')).PaymentForm),
  agreements: form(async () => (await import('../agreements/agreements-form')).AgreementsForm),
} as const

export type FormStep = keyof typeof forms

export const fetchForm = (step: FormStep) => forms[step].prepare()

export const StepForm = ({ step, ...props }: StepFormProps & { step: FormStep }) => {
  const Form = forms[step]
  return <Form {...props} />
}
