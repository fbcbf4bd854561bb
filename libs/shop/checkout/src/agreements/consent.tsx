import type { CheckoutDetails } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField, Disclosure, Stack } from '@soe/ui'
import { useEffect, useRef, useState } from 'react'
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
  onGive: (onSettled: () => void) => void
}

/** Every agreement, folded, and one box: ticking it accepts what the order holds now. */
export const Consent = ({ agreements, consent: { isGiven, isPending, error }, asked, onGive }: ConsentProps) => {
  const texts = useTexts(checkoutTexts)
  const { locked } = useLock()
  const box = useRef<HTMLInputElement>(null)
  /** Shown at once, until the answer says the same. */
  const [isTicked, tick] = useState(false)
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
      {error && !isPending && <CallFailure error={error} />}
      <CheckboxField
        ref={box}
        label={texts.acceptThese}
        checked={isGiven || isTicked}
        disabled={locked}
        onChange={({ target }) => {
          if (!target.checked || isTicked) return
          tick(true)
          onGive(() => tick(false))
        }}
        error={asked > 0 && !isGiven && !isPending ? texts.acceptFirst : undefined}
      />
    </Stack>
  )
}
