import { isEmail, readText } from '@soe/rules'
import { isHandledByShop, routeResumedCase, useGo } from '@soe/shop-journey'
import {
  platformTexts,
  useInTurn,
  useTexts,
  type ShopError,
  resumedCartMarker,
  useChange,
  useShop,
} from '@soe/shop-platform'
import { Button, Dialog, TextField } from '@soe/ui'
import { useId, useState, type FormEvent } from 'react'
import { emptyCartTexts } from './empty-cart-texts'
import { resumeCase } from '@soe/contracts/routes'

const useErrorText = (error: ShopError | null): string | undefined => {
  const texts = useTexts(emptyCartTexts)
  const { tryAgain } = useTexts(platformTexts)
  if (!error) return undefined
  if (error.id === 'SAVED_CART_NOT_FOUND') return texts.notFound
  if (error.handling === 'cart-lock') return texts.locked
  if (isHandledByShop(error)) return undefined
  return error.handling === 'retry' ? tryAgain : error.message
}

const useRetrieveCart = () => {
  const { environment } = useShop()
  const go = useGo()
  return useChange(resumeCase, {
    meta: { showsError: true },
    onDone: ({ serviceBody }) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      const destination = routeResumedCase(serviceBody.serviceResponse.context.contextInfo.processStep)
      if (!destination.reload) go(destination)
    },
  })
}

export const RetrieveCartDialog = ({ onClose }: { onClose: () => void }) => {
  const texts = useTexts(emptyCartTexts)
  const form = useId()
  const [email, setEmail] = useState('')
  const { mutate, isPending, error, variables } = useRetrieveCart()
  const typed = readText(email)
  const errorText = useErrorText(variables?.emailId === typed ? error : null)
  const ask = useInTurn(typed, isPending, () => mutate({ emailId: typed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmail(typed)) ask()
  }
  const actions = (
    <>
      <Button
        type="submit"
        form={form}
        variant="ink"
        size="small"
        disabled={!isEmail(typed)}
        busy={isPending}
        busyLabel={texts.working}
        takesTurns
      >
        {texts.continue}
      </Button>
      <Button variant="outline" size="small" onClick={onClose}>
        {texts.back}
      </Button>
    </>
  )
  return (
    <Dialog open size="half" onClose={onClose} title={texts.retrieveTitle} closeLabel={texts.close} actions={actions}>
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={texts.email}
          hint={texts.retrieveBody}
          error={errorText}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </form>
    </Dialog>
  )
}
