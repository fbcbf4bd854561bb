import { prepared } from '@soe/shop-platform'
import { SkeletonText, Stack } from '@soe/ui'
import { Suspense } from 'react'
import type { StepFormProps } from '../contact/contact-form'
import { isApart, maySplit } from '../flow/shipments-of'
import { WaitingForm } from '../flow/waiting-form'
import { ShipTogetherChoice } from './ship-together-choice'
import { TogetherForm } from './together-form'

const apartForm = prepared(() => import('./apart-form').then((each) => each.ApartForm))

const Apart = (props: StepFormProps) => (
  <Suspense
    fallback={
      <WaitingForm>
        <SkeletonText lines={6} />
      </WaitingForm>
    }
  >
    <apartForm.Component {...props} />
  </Suspense>
)

/** How the order arrives, and where: everything one way, or each line its own. */
export const DeliveryForm = (props: StepFormProps) => {
  if (!maySplit(props.details)) return <TogetherForm {...props} />
  const Form = isApart(props.details) ? Apart : TogetherForm
  return (
    <Stack gap={36}>
      <ShipTogetherChoice details={props.details} />
      <Form {...props} />
    </Stack>
  )
}
