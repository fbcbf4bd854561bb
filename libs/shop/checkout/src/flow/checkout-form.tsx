import { useLock } from '@soe/shop-basket'
import { useTexts, type ShopError } from '@soe/shop-platform'
import { Button, Stack } from '@soe/ui'
import type { FormEvent, ReactNode, Ref } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from './call-failure'

interface CheckoutFormProps {
  children: ReactNode
  formRef?: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent) => void
  busy: boolean
  error?: ShopError | null
  blocked?: boolean
  /** On the button, where it does not simply go on. */
  label?: string
}

/** A step's form: its fields, its error and the button that goes on. A locked cart disables the controls. */
export const CheckoutForm = ({
  children,
  formRef,
  onSubmit,
  busy,
  error,
  blocked = false,
  label,
}: CheckoutFormProps) => {
  const texts = useTexts(checkoutTexts)
  const { locked } = useLock()
  return (
    <form ref={formRef} noValidate onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}>
      <fieldset disabled={locked}>
        <Stack gap={36}>
          {children}
          {error && !busy && <CallFailure error={error} />}
          <div>
            <Button type="submit" wide disabled={blocked} busy={busy} busyLabel={texts.saving}>
              {label ?? texts.continue}
            </Button>
          </div>
        </Stack>
      </fieldset>
    </form>
  )
}
