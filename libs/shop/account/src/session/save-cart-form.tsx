import { isEmail, readText } from '@soe/rules'
import { useSaveCart } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { Button, TextField } from '@soe/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { accountTexts } from '../account-texts'
import styles from './save-cart-form.module.css'

/** Saves a guest's cart under an e-mail address, which finds it again. The call keeps the session too. */
export const SaveCartForm = () => {
  const texts = useTexts(accountTexts)
  const { notices } = useShop()
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { save, isSaving, error } = useSaveCart({
    meta: { showsError: true },
    onSaved: () => notices.show({ type: 'success', text: texts.cartSaved }),
  })
  const typed = readText(email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmail(typed) && !isSaving) save(typed)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.email}
        error={error?.message}
        ref={field}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="ink" disabled={!isEmail(typed)} busy={isSaving} busyLabel={texts.saving}>
        {texts.saveCart}
      </Button>
    </form>
  )
}
