import { lazyPart } from '@soe/shop-platform'
import { SkeletonText, Stack } from '@soe/ui'
import type { StepFormProps } from '../contact/contact-form'
import { isApart, maySplit } from '../flow/shipments-of'
import { WaitingForm } from '../flow/waiting-form'
import { ShipTogetherChoice } from './ship-together-choice'
import { TogetherForm } from './together-form'

const Waiting = () => (
  <WaitingForm>
    <SkeletonText lines={6} />
  </WaitingForm>
)

const ApartForm = lazyPart(() => import('./apart-form').then((module) => module.ApartForm), 'now', Waiting)

export const DeliveryForm = (props: StepFormProps) => {
  if (!maySplit(props.details)) return <TogetherForm {...props} />
  const Form = isApart(props.details) ? ApartForm : TogetherForm
  return (
    <Stack gap={36}>
      <ShipTogetherChoice details={props.details} />
      <Form {...props} />
    </Stack>
  )
}
