import type { CheckoutDetails } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField, Disclosure, Stack } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from '../flow/call-failure'
import styles from './agreements-form.module.css'
import { DocumentLink } from './document-link'
import type { useConsent } from './use-consent'

interface ConsentProps {
  agreements: CheckoutDetails['customerAgreements']['agreements']
  consent: ReturnType<typeof useConsent>
  /** How often the order was to be placed without it. */
  asked: number
  onGive: () => void
}

/** Every agreement, folded, and one box: ticking it accepts what the order holds now. */
export const Consent = ({ agreements, consent: { isGiven, isGiving, error }, asked, onGive }: ConsentProps) => {
  const texts = useTexts(checkoutTexts)
  const { locked } = useLock()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked > 0) box.current?.focus()
  }, [asked])
  return (
    <Stack gap={20}>
      <div>
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
      {error && !isGiving && <CallFailure error={error} />}
      <CheckboxField
        ref={box}
        label={texts.acceptThese}
        checked={isGiven || isGiving}
        disabled={locked}
        onChange={({ target }) => target.checked && !isGiving && onGive()}
        error={asked > 0 && !isGiven && !isGiving ? texts.acceptFirst : undefined}
      />
    </Stack>
  )
}
