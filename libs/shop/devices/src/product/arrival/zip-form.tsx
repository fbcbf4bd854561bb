import { isZipCode, readZipCode } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { Button, TextField, useReady } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import styles from './arrival.module.css'
import { arrivalTexts } from './arrival-texts'

interface ZipFormProps {
  zipCode: string | undefined
  isBusy: boolean
  /** Why the last ZIP code was refused. */
  refusal: string | undefined
  onGive: (zipCode: string) => void
}

/** The field that an estimate leads to. */
export const zipFieldId = 'zip-code'

export const ZipForm = ({ zipCode = '', isBusy, refusal, onGive }: ZipFormProps) => {
  const texts = useTexts(arrivalTexts)
  const ready = useReady()
  const [typed, setTyped] = useState<string>()
  const [isTried, setTried] = useState(false)
  const value = typed ?? zipCode
  const isWrong = isTried && !isZipCode(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isZipCode(value)) onGive(readZipCode(value))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        id={zipFieldId}
        label={texts.zipCode}
        hint={texts.hint}
        error={isWrong ? texts.wrong : typed === undefined || typed === zipCode ? refusal : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={value}
        disabled={!ready}
        onChange={({ target }) => {
          setTyped(target.value)
          setTried(false)
        }}
        trailing={
          <Button
            type="submit"
            variant="text"
            size="small"
            className={styles.action}
            disabled={!ready}
            busy={isBusy}
            busyLabel={texts.checking}
            takesTurns
          >
            {texts.check}
          </Button>
        }
      />
    </form>
  )
}
