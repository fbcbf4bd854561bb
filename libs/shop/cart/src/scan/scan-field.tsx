import { readText } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { useState } from 'react'
import { SubmitField } from '../submit-field'
import styles from './scan.module.css'
import { scanTexts } from './scan-texts'
import { useScan } from './use-scan'

/** A scanner types the code and presses Enter; a shopper may do the same. */
export const ScanField = () => {
  const texts = useTexts(scanTexts)
  const [code, setCode] = useState('')
  const { scan, isPending, problem, forgetProblem } = useScan(() => setCode(''))
  const type = (typed: string) => {
    setCode(typed)
    forgetProblem()
  }
  const submit = () => scan(readText(code).replaceAll(/\s/g, ''))
  return (
    <SubmitField
      className={styles.field}
      label={texts.code}
      error={problem}
      value={code}
      maxLength={80}
      autoCapitalize="none"
      action={texts.add}
      busyLabel={texts.adding}
      isBusy={isPending}
      onType={type}
      onSubmit={submit}
    />
  )
}
