import type { CheckoutDetails } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { InnerSections, TextLink } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { isStepDone, isStepOpen } from '../flow/checkout-steps'
import { ReviewSection } from '../review/review-section'
import { stepSummaries } from '../review/step-summaries'
import { StepForm, type FormStep, type StepFormProps } from '../steps/step-form'

interface ExpressSectionProps {
  step: FormStep
  details: CheckoutDetails
  isOpen: boolean
  isDeclined: boolean
  /** What follows the form is still being saved. */
  busy: boolean
  onEdit: () => void
  onDone: StepFormProps['onDone']
  onPlace?: StepFormProps['onPlace']
}

/** A step as a section: its form while open, its summary once done, only its title before. */
export const ExpressSection = ({ step, details, isOpen, isDeclined, onEdit, ...form }: ExpressSectionProps) => {
  const texts = useTexts(checkoutTexts)
  const { locked } = useLock()
  const Summary = stepSummaries[step]
  const title = texts[`${step}Title`]
  const isReadable = !isOpen && isStepDone(details, step)
  const edit = (
    <TextLink onClick={onEdit} disabled={locked} aria-label={texts.editStep(title)}>
      {texts.edit}
    </TextLink>
  )
  return (
    <ReviewSection
      title={title}
      step={isOpen ? 'current' : isReadable ? 'done' : 'ahead'}
      current={isOpen}
      edit={isReadable && isStepOpen(details, step) ? edit : undefined}
    >
      {isOpen && (
        <InnerSections>
          <StepForm step={step} details={details} declined={isDeclined} {...form} />
        </InnerSections>
      )}
      {isReadable && <Summary details={details} />}
    </ReviewSection>
  )
}
