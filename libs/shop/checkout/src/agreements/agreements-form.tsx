import { formatPrice } from '@soe/rules'
import { useRowLabel } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField, Heading, Stack, SummaryList, SummaryRow } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import type { StepFormProps } from '../contact/contact-form'
import { CheckoutForm } from '../flow/checkout-form'
import styles from './agreements-form.module.css'
import { DocumentLink } from './document-link'
import { useAgreementList, type AgreementList } from './use-agreement-list'

const Taxes = ({ rows }: { rows: AgreementList['taxesSurchargeDetails'] }) => {
  const texts = useTexts(checkoutTexts)
  const labelOf = useRowLabel()
  return (
    <section className={styles.agreement} aria-labelledby="taxes-and-surcharges">
      <Heading id="taxes-and-surcharges" level={3} size={22}>
        {texts.taxesAndSurcharges}
      </Heading>
      <SummaryList>
        {rows.map((row) => (
          <SummaryRow key={row.code} label={labelOf(row)} value={formatPrice(row.amount)} />
        ))}
      </SummaryList>
      <p className={styles.text}>{texts.taxesNote}</p>
    </section>
  )
}

export const AgreementsForm = ({ details, onDone }: StepFormProps) => {
  const texts = useTexts(checkoutTexts)
  const { list, isTicked, tick, accept, isPending, error } = useAgreementList(details, onDone)
  return (
    <CheckoutForm
      blocked={list.disablePlaceOrder}
      busy={isPending}
      error={error}
      onSubmit={(event) => {
        event.preventDefault()
        accept()
      }}
    >
      {list.agreements.map((agreement) => {
        const { agreementId, title, paragraphs } = agreement
        return (
          <section key={agreementId} className={styles.agreement} aria-labelledby={agreementId}>
            <Heading id={agreementId} level={3} size={22}>
              {title}
            </Heading>
            <Stack gap={14} className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
            <DocumentLink agreement={agreement} />
            <CheckboxField
              label={texts.accept(title.toLowerCase())}
              checked={isTicked(agreementId)}
              onChange={({ target }) => tick(agreementId, target.checked)}
            />
          </section>
        )
      })}
      {list.taxesSurchargeDetails.length > 0 && <Taxes rows={list.taxesSurchargeDetails} />}
    </CheckoutForm>
  )
}
