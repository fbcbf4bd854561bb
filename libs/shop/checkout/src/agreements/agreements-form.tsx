import { acceptAgreements } from '@soe/contracts/routes'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField, Heading, Stack } from '@soe/ui'
import { useState } from 'react'
import { checkoutTexts } from '../checkout-texts'
import type { StepFormProps } from '../contact/contact-form'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { CheckoutForm } from '../flow/checkout-form'
import styles from './agreements-form.module.css'

/** Every agreement in full with a box of its own; all must be ticked. */
export const AgreementsForm = ({ details, onDone }: StepFormProps) => {
  const texts = useTexts(checkoutTexts)
  const { agreements, agreementCompleted } = details.customerAgreements
  const ids = agreements.map(({ agreementId }) => agreementId)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set(agreementCompleted ? ids : []))
  const accept = useCheckoutChange(acceptAgreements)
  const toggle = (id: string, isAccepted: boolean) =>
    setAccepted((current) => new Set(isAccepted ? [...current, id] : [...current].filter((other) => other !== id)))
  return (
    <CheckoutForm
      blocked={accepted.size < ids.length}
      busy={accept.isPending}
      error={accept.error}
      onSubmit={(event) => {
        event.preventDefault()
        accept.mutate({ cartInfo: cartInfoOf(details), agreementIds: ids }, { onSuccess: onDone })
      }}
    >
      {agreements.map(({ agreementId, title, paragraphs }) => (
        <section key={agreementId} className={styles.agreement} aria-labelledby={agreementId}>
          <Heading id={agreementId} level={3} size={22}>
            {title}
          </Heading>
          <Stack gap={14} className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
          <CheckboxField
            label={texts.accept(title.toLowerCase())}
            checked={accepted.has(agreementId)}
            onChange={({ target }) => toggle(agreementId, target.checked)}
          />
        </section>
      ))}
    </CheckoutForm>
  )
}
