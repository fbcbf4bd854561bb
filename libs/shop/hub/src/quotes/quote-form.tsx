import { isEmail, readQuoteId, readSearch, readText } from '@soe/rules'
import { useIdentity, useTexts, callOnce, useShop, destination, resumedCartMarker, useChange } from '@soe/shop-platform'
import { Button, TextField, AlertDialog } from '@soe/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useSearch } from 'wouter'
import styles from './quote-form.module.css'
import { quoteTexts } from './quote-texts'
import { checkExistingCart, retrieveAccessoriesFromQuote, retrieveCartFromQuote } from '@soe/contracts/routes'
import { isHandledByShop, routeResumedCase, useGo } from '@soe/shop-journey'

const useFields = () => {
  const texts = useTexts(quoteTexts)
  const { loggedIn } = useIdentity()
  const search = readSearch(`?${useSearch()}`)
  const [quote, setQuote] = useState(readQuoteId(search['quoteId']) ?? '')
  const [email, setEmail] = useState(search['emailId'] ?? '')
  const [isChecked, check] = useState(false)
  const quoteId = readQuoteId(quote)
  const emailId = readText(email)
  const isEmailWrong = !loggedIn && emailId !== '' && !isEmail(emailId)
  return {
    quote,
    setQuote,
    email,
    setEmail,
    check,
    asksForEmail: !loggedIn,
    quoteError: isChecked && quoteId === null ? texts.missing : undefined,
    emailError: isChecked && isEmailWrong ? texts.invalidEmail : undefined,
    body: quoteId === null || isEmailWrong ? undefined : { quoteId, ...(emailId !== '' && !loggedIn && { emailId }) },
  }
}

interface ReplaceCartProps {
  itemCount: number
  onConfirm: () => void
  onClose: () => void
}

const ReplaceCart = ({ itemCount, onConfirm, onClose }: ReplaceCartProps) => {
  const texts = useTexts(quoteTexts)
  return (
    <AlertDialog
      title={texts.replaceTitle}
      onDismiss={onClose}
      actions={
        <>
          <Button size="small" onClick={onConfirm}>
            {texts.open}
          </Button>
          <Button size="small" variant="outline" onClick={onClose}>
            {texts.keepCart}
          </Button>
        </>
      }
    >
      {texts.replaceBody(itemCount)}
    </AlertDialog>
  )
}

/** Runs an action at once where the cart is empty; otherwise after the shopper has agreed to set the cart aside. */
const useCartInHand = () => {
  const shop = useShop()
  const [isChecking, setChecking] = useState(false)
  const [waiting, setWaiting] = useState<{ itemCount: number; run: () => void }>()
  const guard = async (run: () => void) => {
    setChecking(true)
    const found = await callOnce(shop, checkExistingCart, { body: { cartInfo: {} } }).catch(() => undefined)
    setChecking(false)
    if (found?.existingCart) setWaiting({ itemCount: found.itemCount, run })
    else run()
  }
  return { guard: (run: () => void) => void guard(run), isChecking, waiting, stop: () => setWaiting(undefined) }
}

/** Brings a quote back, whole or with its accessories alone, and goes to the cart. */
const useQuote = () => {
  const { environment, notices } = useShop()
  const texts = useTexts(quoteTexts)
  const go = useGo()
  const whole = useChange(retrieveCartFromQuote, {
    meta: { showsError: true },
    onDone: ({ serviceBody }) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      const next = routeResumedCase(serviceBody.serviceResponse.context.contextInfo.processStep)
      go(next.reload ? destination('expresscart') : next)
    },
  })
  const accessories = useChange(retrieveAccessoriesFromQuote, {
    meta: { showsError: true },
    onDone: () => {
      notices.show({ type: 'success', text: texts.added })
      go(destination('expresscart'))
    },
  })
  const error = whole.error ?? accessories.error
  return { whole, accessories, message: error && !isHandledByShop(error) ? error.message : undefined }
}

/** Asks for the number of a quote; guests prove by its email that it is theirs. */
export const QuoteForm = () => {
  const texts = useTexts(quoteTexts)
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields()
  const { whole, accessories, message } = useQuote()
  const isBusy = whole.isPending || accessories.isPending
  const send = ({ mutate }: Pick<typeof whole, 'mutate'> | Pick<typeof accessories, 'mutate'>) => {
    fields.check(true)
    if (isBusy || isChecking) return
    if (fields.body) mutate(fields.body)
    else form.current?.querySelector('input')?.focus()
  }
  const { guard, isChecking, waiting, stop } = useCartInHand()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fields.body && !isBusy && !isChecking) guard(() => send(whole))
    else send(whole)
  }
  const confirm = () => {
    stop()
    waiting?.run()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.quoteId}
        hint={texts.quoteHint}
        error={fields.quoteError ?? message}
        autoComplete="off"
        autoCapitalize="characters"
        value={fields.quote}
        onChange={({ target }) => fields.setQuote(target.value)}
      />
      {fields.asksForEmail && (
        <TextField
          label={texts.emailId}
          error={fields.emailError}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={fields.email}
          onChange={({ target }) => fields.setEmail(target.value)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={whole.isPending || isChecking} busyLabel={texts.working}>
          {texts.open}
        </Button>
        <Button
          variant="outline"
          busy={accessories.isPending}
          busyLabel={texts.working}
          onClick={() => send(accessories)}
        >
          {texts.accessories}
        </Button>
      </div>
      {waiting && <ReplaceCart itemCount={waiting.itemCount} onConfirm={confirm} onClose={stop} />}
    </form>
  )
}
