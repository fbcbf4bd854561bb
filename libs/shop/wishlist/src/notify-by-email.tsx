import type { Product, Sku } from '@soe/contracts'
import { subscribeByEmail } from '@soe/contracts/routes'
import { isEmail, notifyMeState, readText } from '@soe/rules'
import { useChange, useTexts } from '@soe/shop-platform'
import { Button, TextField } from '@soe/ui'
import { useRef, useState, type FormEvent } from 'react'
import styles from './notify-me.module.css'
import { notifyTexts } from './notify-texts'

interface NotifyByEmailProps {
  product: Product
  sku: Sku
}

const NoticeForm = ({ product: { productId }, sku: { skuId } }: NotifyByEmailProps) => {
  const texts = useTexts(notifyTexts)
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [isChecked, check] = useState(false)
  const { mutate, isPending, isSuccess, variables } = useChange(subscribeByEmail)
  const emailId = readText(email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(true)
    if (isPending) return
    if (isEmail(emailId)) mutate({ productId, skuId, emailId })
    else field.current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <output>{isSuccess && texts.emailed(variables.emailId)}</output>
      {!isSuccess && (
        <>
          <TextField
            ref={field}
            label={texts.email}
            hint={texts.emailUse}
            error={isChecked && !isEmail(emailId) ? texts.emailInvalid : undefined}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" variant="outline" size="small" busy={isPending} busyLabel={texts.saving}>
            {texts.subscribe}
          </Button>
        </>
      )}
    </form>
  )
}

export const NotifyByEmail = ({ product, sku }: NotifyByEmailProps) =>
  notifyMeState(sku) === 'disabled' ? null : <NoticeForm key={sku.skuId} product={product} sku={sku} />
