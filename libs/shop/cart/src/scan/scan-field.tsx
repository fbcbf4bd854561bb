import { readText } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { useState } from 'react'
import { SubmitField } from '../submit-field'
import styles from './scan.module.css'
import { scanTexts } from './scan-texts'
import { useScan } from './use-scan'

const readCode = (typed: string) => readText(typed).replaceAll(/\s/g, '')

/** A scanner types the code and presses Enter; a shopper may do the same. */
export const ScanField = () => {
  const texts = useTexts(scanTexts)
  const [code, setCode] = useState('')
  const { scan, isPending, problemOf } = useScan((added) =>
    setCode((typed) => (readCode(typed) === added ? '' : typed)),
  )
  return (
    <SubmitField
      className={styles.field}
      label={texts.code}
      error={problemOf(readCode(code))}
      value={code}
      maxLength={80}
      autoCapitalize="none"
      action={texts.add}
      busyLabel={texts.adding}
      isBusy={isPending}
      onType={setCode}
      onSubmit={() => scan(readCode(code))}
    />
  )
}
