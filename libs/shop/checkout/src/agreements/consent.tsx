import type { CheckoutDetails } from '@soe/contracts'
import { acceptAgreements } from '@soe/contracts/routes'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField, Disclosure, Stack } from '@soe/ui'
import { useEffect, useRef, useState } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from '../flow/call-failure'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import styles from './agreements-form.module.css'
import { DocumentLink } from './document-link'

interface ConsentProps {
  details: CheckoutDetails
  /** How often the button has been pressed without it. */
  asked: number
}

/** Every agreement, folded, and one box: ticking it accepts what the order holds now. */
export const Consent = ({ details, asked }: ConsentProps) => {
  const texts = useTexts(checkoutTexts)
  const { locked } = useLock()
  const { agreements, agreementCompleted } = details.customerAgreements
  const { mutate, isPending, error } = useCheckoutChange(acceptAgreements)
  const [answered, setAnswered] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  const isMissing = asked > answered && !agreementCompleted && !isPending
  useEffect(() => {
    if (asked > 0) box.current?.focus()
  }, [asked])
  const accept = () => {
    setAnswered(asked)
    mutate({ cartInfo: cartInfoOf(details), agreementIds: agreements.map(({ agreementId }) => agreementId) })
  }
  return (
    <Stack gap={20}>
      <div className={styles.documents}>
        {agreements.map((agreement) => (
          <Disclosure key={agreement.agreementId} title={agreement.title}>
            <Stack gap={14} className={styles.text}>
              {agreement.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <DocumentLink agreement={agreement} />
            </Stack>
          </Disclosure>
        ))}
      </div>
      {error && <CallFailure error={error} />}
      <CheckboxField
        ref={box}
        label={texts.acceptThese}
        checked={agreementCompleted || isPending}
        disabled={locked}
        onChange={({ target }) => target.checked && accept()}
        error={isMissing ? texts.acceptFirst : undefined}
      />
    </Stack>
  )
}
