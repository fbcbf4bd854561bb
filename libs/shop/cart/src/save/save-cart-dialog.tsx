import type { CartView } from '@soe/contracts'
import { isEmail, readText } from '@soe/rules'
import { useSaveCart } from '@soe/shop-basket'
import { isHandledByShop } from '@soe/shop-journey'
import { useShop, useTexts } from '@soe/shop-platform'
import { Button, FormDialog, TextField } from '@soe/ui'
import { useState } from 'react'
import { saveTexts } from './save-texts'

interface SaveCartDialogProps {
  cart: CartView
  onClose: () => void
}

const useSaveForEmail = ({ cart, onClose }: SaveCartDialogProps) => {
  const texts = useTexts(saveTexts)
  const { notices } = useShop()
  const [email, setEmail] = useState('')
  const typed = readText(email)
  const { save, isSaving, error } = useSaveCart({
    cart,
    meta: { showsError: true },
    onSaved: () => {
      onClose()
      notices.show({ type: 'success', text: texts.savedForEmail(typed) })
    },
  })
  const problem = error && !isHandledByShop(error) ? error.message : undefined
  return { email, setEmail, isReady: isEmail(typed), save: () => save(typed), isSaving, problem }
}

/** Asks a guest for the address that finds the cart again. */
export const SaveCartDialog = (props: SaveCartDialogProps) => {
  const texts = useTexts(saveTexts)
  const { email, setEmail, isReady, save, isSaving, problem } = useSaveForEmail(props)
  const actions = (
    <>
      <Button type="submit" variant="ink" size="small" disabled={!isReady} busy={isSaving} busyLabel={texts.saving}>
        {texts.continue}
      </Button>
      <Button variant="outline" size="small" onClick={props.onClose}>
        {texts.back}
      </Button>
    </>
  )
  return (
    <FormDialog
      open
      onClose={props.onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={actions}
      onSubmit={() => isReady && !isSaving && save()}
    >
      <TextField
        label={texts.email}
        hint={texts.body}
        error={problem}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  )
}
