import { useTexts } from '@soe/shop-platform'
import { LineStep, useStepLine } from '@soe/shop-steps'
import { Skeleton, Stack } from '@soe/ui'
import { NumberForm } from './number-form'
import form from './number-form.module.css'
import { NumberLinks } from './number-links'
import { numberTexts } from './number-texts'

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
      {(found) => (
        <>
          <NumberForm key={found.lineId} line={found} />
          <NumberLinks line={found} />
        </>
      )}
    </LineStep>
  )
}
