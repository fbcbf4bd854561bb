import { Stack } from '@soe/ui'
import type { StepFormProps } from '../contact/contact-form'
import { ApartForm } from './apart-form'
import { isApart, maySplit } from '../flow/shipments-of'
import { ShipTogetherChoice } from './ship-together-choice'
import { TogetherForm } from './together-form'

/** How the order arrives, and where: everything one way, or each line its own. */
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
