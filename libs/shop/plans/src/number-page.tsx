import { useTexts } from '@soe/shop-platform'
import { Skeleton, Stack } from '@soe/ui'
import { LineStep } from './line-step'
import { NumberForm } from './number-form'
import form from './number-form.module.css'
import { numberTexts } from './number-texts'
import { useStepLine } from './use-step-line'

const FormSkeleton = () => (
  <Stack className={form.form}>
    <Skeleton height="9rem" />
    <Skeleton height="5rem" />
    <Skeleton height="3.75rem" />
  </Stack>
)

/** Gives a new line its number: a new one, or one ported in. */
export const NumberPage = () => {
  const texts = useTexts(numberTexts)
  const line = useStepLine('NumberSelection')
  return (
    <LineStep title={texts.title} line={line} skeleton={<FormSkeleton />}>
      {(found) => <NumberForm key={found.lineId} line={found} />}
    </LineStep>
  )
}
