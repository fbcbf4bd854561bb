import type { CheckoutDetails } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { FormFields, type useForm } from '@soe/shop-steps'
import { RadioList, Stack } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { addressLine } from '../flow/address-line'
import { recipientSpecs, type DeliveryValues } from './delivery-values'

interface AddresseeFieldsProps {
  form: ReturnType<typeof useForm<DeliveryValues>>
  details: CheckoutDetails
}

export const AddresseeFields = ({ form, details: { contact } }: AddresseeFieldsProps) => {
  const texts = useTexts(checkoutTexts)
  const { addressChoice } = form.values
  return (
    <>
      <RadioList
        legend={texts.whereTo}
        value={addressChoice}
        onChange={(choice) => form.set('addressChoice', choice)}
        options={[
          { value: 'service', label: texts.toServiceAddress, sublabel: addressLine(contact?.serviceAddress) },
          { value: 'other', label: texts.toAnotherAddress },
        ]}
      />
      {addressChoice === 'other' && (
        <Stack gap={20}>
          <FormFields form={form} specs={recipientSpecs} />
        </Stack>
      )}
    </>
  )
}
