import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, TextField } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import styles from './scan.module.css'
import { scanTexts } from './scan-texts'
import { useScan } from './use-scan'

/** A scanner types the code and presses Enter; a shopper may do the same. */
export const ScanField = () => {
  const texts = useTexts(scanTexts)
  const { locked } = useLock()
  const [code, setCode] = useState('')
  const { scan, isPending, problem, forgetProblem } = useScan(() => setCode(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (typed && !isPending) scan(typed)
  }
  const button = (
    <Button
      type="submit"
      variant="text"
      size="small"
      className={styles.add}
      disabled={locked}
      busy={isPending}
      busyLabel={texts.adding}
    >
      {texts.add}
    </Button>
  )
  return (
    <form className={styles.field} onSubmit={submit} noValidate>
      <TextField
        label={texts.code}
        error={problem}
        value={code}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        trailing={button}
        onChange={({ target }) => {
          setCode(target.value)
          forgetProblem()
        }}
      />
    </form>
  )
}
