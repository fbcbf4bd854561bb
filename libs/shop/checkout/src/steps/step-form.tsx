import type { CheckoutDetails } from '@soe/contracts'
import { prepared } from '@soe/shop-platform'
import { Skeleton } from '@soe/ui'
import { Suspense, type ComponentType } from 'react'
import { WaitingForm } from '../flow/waiting-form'

export interface StepFormProps {
  details: CheckoutDetails
  onDone: (details: CheckoutDetails) => void
  declined: boolean
}

type Form = ComponentType<StepFormProps>

/** Each form comes with its own step. */
const forms = {
  contact: prepared<StepFormProps>(async (): Promise<Form> => (await import('../contact/contact-form')).ContactForm),
  delivery: prepared<StepFormProps>(
    async (): Promise<Form> => (await import('../delivery/delivery-form')).DeliveryForm,
  ),
  payment: prepared<StepFormProps>(async (): Promise<Form> => (await import('../payment/payment-form')).PaymentForm),
  agreements: prepared<StepFormProps>(
    async (): Promise<Form> => (await import('../agreements/agreements-form')).AgreementsForm,
  ),
} as const

export type FormStep = keyof typeof forms

/** Fetches the form of a step ahead of it. */
export const prepareForm = (step: FormStep): void => void forms[step].prepare().catch(() => undefined)

/** The form of a step. */
export const StepForm = ({ step, ...props }: StepFormProps & { step: FormStep }) => {
  const { Component } = forms[step]
  return (
    <Suspense
      fallback={
        <WaitingForm>
          <Skeleton height="24rem" />
        </WaitingForm>
      }
    >
      <Component {...props} />
    </Suspense>
  )
}
